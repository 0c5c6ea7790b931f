import { ChevronDown } from "lucide";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Icon } from "./icon.tsx";

/** Attributes for input that is typed character by character, left to right in every language. */
const kinds = {
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
    dir: "ltr",
  },
  tel: { type: "tel", inputMode: "tel", autoComplete: "tel", dir: "ltr" },
  code: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, dir: "ltr" },
} as const;

type FieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  kind?: keyof typeof kinds;
  /** English sentence, translated here and shown below the field. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Needed when an error summary links to the field. */
  id?: string;
};

const boxed =
  "min-h-12 w-full rounded-base border bg-surface px-3.5 py-2.5 text-base placeholder:text-muted/80 aria-invalid:border-sale";

/** Returns a field's `dir`: typed text sets its own direction, an empty field takes the page's. */
export function typingDirection(value: unknown): "auto" | undefined {
  return value ? "auto" : undefined;
}

/** A labelled input with its hint and error, associated for screen readers. */
export function Field({ label, kind, error, hint, id, required, className = "", ...input }: FieldProps) {
  const { t } = useTranslation();
  const own = useId();
  const name = id ?? own;
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
        {!required && <span className="font-normal text-muted"> {t("(optional)")}</span>}
      </label>
      <input
        id={name}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${name}-error ` : ""}${hint ? `${name}-hint` : ""}` || undefined}
        dir={typingDirection(input.value)}
        className={`${boxed} border-muted/60`}
        {...(kind && kinds[kind])}
        {...input}
      />
      <FieldNotes name={name} error={error} hint={hint} />
    </div>
  );
}

/** The hint and error under a field called `name`. */
export function FieldNotes({ name, error, hint }: { name: string; error?: string | undefined; hint?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="mt-1 text-sm font-medium text-sale">
          {t(error)}
        </p>
      )}
    </>
  );
}

type SelectProps = Omit<ComponentProps<"select">, "id"> & { label: string; error?: string | undefined; id?: string };

/** A labelled native select. */
export function Select({ label, error, id, className = "", children, ...select }: SelectProps) {
  const own = useId();
  const name = id ?? own;
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          className={`${boxed} appearance-none border-muted/60 pe-11`}
          {...select}
        >
          {children}
        </select>
        <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-4 top-4" />
      </div>
      <FieldNotes name={name} error={error} />
    </div>
  );
}
