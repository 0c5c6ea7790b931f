import { Minus, Plus } from "lucide";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "./icon.tsx";

type QuantityStepperProps = {
  quantity: number;
  /** Pieces that can be had; the stepper stops there. */
  most: number;
  least?: number;
  /** What is counted, for the names of the buttons. */
  name: string;
  onChange: (quantity: number) => void;
  /** Called instead of a change below `least`, where given. */
  onBelow?: () => void;
};

const side = "grid size-11 place-items-center aria-disabled:opacity-45";

/** Counts pieces up and down within bounds; both steps are buttons with names of their own, and keep the focus at the bounds. */
export function QuantityStepper({ quantity, most, least = 1, name, onChange, onBelow }: QuantityStepperProps) {
  const { t } = useTranslation();
  return (
    <fieldset
      className="inline-flex items-center rounded-base border border-line"
      aria-label={t("Quantity of {{name}}", { name })}
    >
      <button
        type="button"
        className={side}
        aria-label={t("Decrease quantity of {{name}}", { name })}
        aria-disabled={quantity <= least && !onBelow}
        onClick={() => (quantity <= least ? onBelow?.() : onChange(quantity - 1))}
      >
        <Icon of={Minus} size={16} />
      </button>
      <output className="min-w-8 text-center tabular-nums" aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        className={side}
        aria-label={t("Increase quantity of {{name}}", { name })}
        aria-disabled={quantity >= most}
        onClick={() => quantity < most && onChange(quantity + 1)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </fieldset>
  );
}
