import type { ComponentProps } from "react";
import { directionOf, FieldNotes } from "~/ui/field.tsx";

type ReviewTextProps = Omit<ComponentProps<"textarea">, "id"> & {
  id: string;
  label: string;
  error?: string | undefined;
  hint: string;
};

/** The field for what somebody thinks of a product. */
export function ReviewText({ id, label, error, hint, ...textarea }: ReviewTextProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={6}
        dir={directionOf(textarea.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
        className="w-full rounded-base border border-muted/60 bg-surface px-3.5 py-2.5 text-base aria-invalid:border-sale"
        {...textarea}
      />
      <FieldNotes name={id} error={error} hint={hint} />
    </div>
  );
}
