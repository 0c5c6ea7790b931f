import { type ComponentProps, useId } from "react";
import { FieldNotes, typingDirection } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & {
  label: string;
  error?: string | undefined;
  hint?: string;
  id?: string;
};

/** A labelled multi-line field, with its hint and error associated. */
export function TextArea({ label, error, hint, id, className = "", ...textarea }: TextAreaProps) {
  const own = useId();
  const name = id ?? own;
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${name}-error ` : ""}${hint ? `${name}-hint` : ""}` || undefined}
        dir={typingDirection(textarea.value)}
        // Browsers scroll no further than to the caret, so that a bar at the bottom may cover the rest.
        onKeyUp={({ key, currentTarget }) => key === "Tab" && currentTarget.scrollIntoView({ block: "nearest" })}
        className="w-full rounded-base border border-muted/60 bg-surface px-3.5 py-2.5 text-base aria-invalid:border-sale"
        {...textarea}
      />
      <FieldNotes name={name} error={error} hint={hint} />
    </div>
  );
}
