import { Minus, Plus } from "lucide";
import { commaList } from "../i18n/comma-list.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { announce } from "./announce.ts";
import { Icon } from "./icon.tsx";

type QuantityStepperProps = {
  quantity: number;
  /** Pieces available; the stepper stops there. */
  most: number;
  least?: number;
  /** What is counted, for the buttons' accessible names. */
  name: string;
  /** The same without what the text before it has said. */
  shortName?: string;
  /** Whether it is the only stepper in view, whose buttons need no name of what is counted. */
  isOnly?: boolean;
  onChange: (quantity: number) => void;
  /** If given, called instead of a change below `least`. */
  onBelow?: () => void;
};

const side = "grid size-11 place-items-center aria-disabled:opacity-45";

/** Quantity stepper with bounds; at a bound its buttons stay focusable. Says the new quantity, not what it changes. */
export function QuantityStepper({
  quantity,
  most,
  least = 1,
  name,
  shortName = name,
  isOnly,
  onChange,
  onBelow,
}: QuantityStepperProps) {
  const { t } = useTranslation();
  const inWords = (count: number) => commaList(t, [t("Quantity of {{name}}", { name: shortName }), String(count)]);
  function change(next: number) {
    announce(inWords(next));
    onChange(next);
  }
  return (
    <div data-stepper className="inline-flex items-center rounded-base border border-line">
      <button
        type="button"
        className={side}
        aria-label={t(isOnly ? "Decrease quantity" : "Decrease quantity of {{name}}", { name })}
        aria-disabled={quantity <= least && !onBelow}
        onClick={() => (quantity <= least ? onBelow?.() : change(quantity - 1))}
      >
        <Icon of={Minus} size={16} />
      </button>
      <p className="min-w-8 text-center tabular-nums">
        <span className="sr-only">{inWords(quantity)}</span>
        <span aria-hidden>{quantity}</span>
      </p>
      <button
        type="button"
        className={side}
        aria-label={t(isOnly ? "Increase quantity" : "Increase quantity of {{name}}", { name })}
        aria-disabled={quantity >= most}
        onClick={() => quantity < most && change(quantity + 1)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </div>
  );
}
