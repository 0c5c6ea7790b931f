import { Minus, Plus } from "lucide";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "./icon.tsx";

type QuantityStepperProps = {
  quantity: number;
  /** Pieces available; the stepper stops there. */
  most: number;
  least?: number;
  /** What is counted, for the buttons' accessible names. */
  name: string;
  onChange: (quantity: number) => void;
  /** If given, called instead of a change below `least`. */
  onBelow?: () => void;
};

const side = "grid size-11 place-items-center aria-disabled:opacity-45";

/** Quantity stepper with bounds; at a bound its buttons stay focusable. */
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
