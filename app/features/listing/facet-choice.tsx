import { memo } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Stars } from "~/platform/ui/stars.tsx";

type FacetChoiceProps<Value extends string> = {
  type?: "checkbox" | "radio";
  name: string;
  value: Value;
  label: string;
  /** CSS classes of the colour swatch. */
  dot?: string;
  /** Stars shown before the label. */
  rating?: number;
  count: number;
  isChosen: boolean;
  /** Must be stable between renders, so that options with unchanged counts do not render again. */
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ type = "checkbox", ...choice }: FacetChoiceProps<Value>) {
  const { t } = useTranslation();
  const { name, value, label, dot, rating, count, isChosen, onChoose } = choice;
  return (
    <label className="flex min-h-9 items-center gap-3 py-1 text-[0.9375rem] leading-snug hover:underline has-disabled:text-muted pointer-coarse:min-h-11">
      <input
        type={type}
        autoComplete="off"
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => onChoose(value)}
        className="size-[1.125rem] shrink-0"
      />
      <span className="flex min-w-0 flex-1 items-center gap-2.5">
        {dot !== undefined && <span aria-hidden className={`size-5 shrink-0 ${dot}`} />}
        {rating && <Stars rating={rating} />}
        <span className="line-clamp-2 break-words">{label}</span>
      </span>
      <span className="text-sm tabular-nums text-muted">
        <span aria-hidden>{count}</span>
        <span className="sr-only">{t("{{count}} products", { count })}</span>
      </span>
    </label>
  );
}

/** A checkbox or radio button with the number of products it would show; if that is 0, it can only be cleared. */
export const FacetChoice = memo(Choice) as typeof Choice;
