import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";

type FacetChoiceProps = {
  type?: "checkbox" | "radio";
  name: string;
  value: string;
  count: number;
  isChosen: boolean;
  onChange: () => void;
  children: ReactNode;
};

/** A line to tick, with the number of products it would show; one that leads to nothing can only be taken back. */
export function FacetChoice({ type = "checkbox", name, value, count, isChosen, onChange, children }: FacetChoiceProps) {
  const { t } = useTranslation();
  return (
    <label className="flex min-h-9 items-center gap-3 py-1 text-[0.9375rem] leading-snug hover:underline has-disabled:text-muted pointer-coarse:min-h-11">
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onChange}
        className="size-[1.125rem] shrink-0 accent-ink"
      />
      <span className="min-w-0 flex-1">{children}</span>
      <span className="text-[0.8125rem] tabular-nums text-muted">
        <span aria-hidden>{count}</span>
        <span className="sr-only">{t("{{count}} products", { count })}</span>
      </span>
    </label>
  );
}
