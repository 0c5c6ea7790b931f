import type { ComponentProps } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Field, FieldNotes, typingDirection } from "~/platform/ui/field.tsx";

type FieldProps = ComponentProps<typeof Field>;
type Typing = (event: { target: { value: string }; currentTarget: { value: string } }) => void;
type TypedFieldProps = Pick<
  FieldProps,
  "label" | "kind" | "error" | "hint" | "name" | "required" | "autoComplete" | "className" | "tabIndex"
> & {
  id: string;
  value: string;
  form?: string | undefined;
  /** Makes it a field of several lines. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  onChange: Typing;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
};

/** A field for a text, of one line or several. */
export function TypedField({ rows, maxLength, ...field }: TypedFieldProps) {
  return rows ? <LongField {...field} rows={rows} maxLength={maxLength} /> : <Field {...field} />;
}

function LongField({ id, label, kind: _, error, hint, required, className, ...area }: TypedFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {`${label} `}
        {!required && <span className="font-normal text-muted">{t("(optional)")}</span>}
      </label>
      <textarea
        {...area}
        id={id}
        required={required}
        dir={typingDirection(area.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ""}${hint ? `${id}-hint` : ""}`.trim() || undefined}
        className="w-full rounded-base border border-muted/60 bg-surface px-3.5 py-2.5 text-base aria-invalid:border-sale"
      />
      <FieldNotes name={id} error={error} hint={hint} />
    </div>
  );
}
