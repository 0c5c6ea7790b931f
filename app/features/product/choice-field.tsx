import { type ReactNode, useId } from "react";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";

type Option<T extends string> = {
  value: T;
  label: string;
  /** Why the option is unavailable; crosses it out. */
  reason?: string | undefined;
  /** CSS class of a swatch's colour. */
  dot?: string | undefined;
};

type ChoiceFieldProps<T extends string> = {
  name: string;
  legend: string;
  chosenName: string | undefined;
  options: readonly Option<T>[];
  chosen: T | undefined;
  error: string | undefined;
  /** Whether the error is announced: that of the field which gets the focus. */
  isSaid?: boolean;
  /** Rendered at the end of the legend's line. */
  aside?: ReactNode;
  onChoose: (value: T) => void;
};

const box =
  "relative grid min-h-11 min-w-11 place-items-center overflow-hidden rounded-base border border-muted/60 bg-surface px-3 text-sm font-medium transition-colors has-checked:border-ink has-checked:[box-shadow:0_0_0_1px_var(--ink)] has-enabled:hover:border-ink has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";
/** Line through an unavailable option. */
const cross = "pointer-events-none absolute inset-0 struck";

/**
 * A choice among few options, as a row of visible radio buttons. `autoComplete`, here and elsewhere, keeps Firefox from
 * restoring the checked option on reload: the URL, or the shop, decides it.
 */
export function ChoiceField<T extends string>({
  name,
  legend,
  chosenName,
  options,
  chosen,
  error,
  isSaid = true,
  aside,
  onChoose,
}: ChoiceFieldProps<T>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset data-choice={name} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="float-start mb-2 py-1.5 text-sm font-medium">
        {chosenName ? `${t("{{label}}:", { label: legend })} ` : legend}
        {chosenName && <span className="font-normal text-muted">{chosenName}</span>}
      </legend>
      {aside && <div className="flex justify-end">{aside}</div>}
      <div className="clear-both flex flex-wrap gap-2">
        {options.map(({ value, label, reason, dot }) => (
          <label key={value} className={box} title={reason ? `${t("{{label}}:", { label })} ${reason}` : label}>
            <input
              type="radio"
              autoComplete="off"
              name={`${id}-${name}`}
              value={value}
              checked={value === chosen}
              disabled={reason !== undefined}
              onChange={() => onChoose(value)}
              aria-label={dot || reason ? commaList(t, [label, reason]) : undefined}
              className="sr-only"
            />
            {dot ? <span className={`size-6 rounded-full border border-ink/25 ${dot}`} /> : label}
            {reason && <span className={cross} />}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role={isSaid ? "alert" : undefined} className="mt-2 text-sm font-medium text-sale">
          {error}
        </p>
      )}
    </fieldset>
  );
}
