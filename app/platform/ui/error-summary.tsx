import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { Translate } from "../i18n/words.ts";

/**
 * One error of a form: `id` is the field's, `message` is shown as is, `group` tells apart two fields with the same
 * label.
 */
export type SummaryError = { id: string; message: string; group?: string };

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** Number of submits with errors: each new one moves focus to the summary. */
  submitCount: number;
};

/** All errors of a form in one place, each a link to its field and labelled like it. */
export function ErrorSummary({ title, errors, submitCount }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const labels = useLabels(errors);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  if (errors.length === 0) return null;
  const heading = errors.length > 1 ? `${title} (${errors.length})` : title;
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    // Centred rather than at the edge, because the error message is below the field.
    field?.scrollIntoView({ block: "center" });
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={heading}
      className="scroll-mt-28 rounded-base border border-sale border-s-4 bg-surface p-5"
    >
      <p className="font-medium">{heading}</p>
      <ul className="mt-2 space-y-1">
        {errors.map((error, i) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => goTo(event, error.id)}
              className="inline-block py-1 text-sale underline underline-offset-4"
            >
              {inWords(error, labels[i], t)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Prefixes an error with its field's name, unless the message already contains it, as "Enter the postcode." does, or
 * answers it, if it is a question.
 */
function inWords({ message, group = "" }: SummaryError, label = "", t: Translate): string {
  const isNamed = /[?؟]$/.test(label) || message.toLowerCase().includes(label.toLowerCase());
  const field = [group, isNamed ? "" : label].filter((name) => name).join(" – ");
  return field ? t("{{field}}: {{message}}", { field, message }) : message;
}

/** Returns the fields' labels, empty for a sentence beside its field. Read from the DOM: a label may follow input. */
function useLabels(errors: readonly SummaryError[]): readonly string[] {
  const [labels, setLabels] = useState("");
  useLayoutEffect(() => setLabels(errors.map(({ id }) => labelOf(id)).join("\n")));
  return labels.split("\n");
}

function labelOf(id: string): string {
  const first = document.querySelector(`label[for="${id}"]`)?.firstChild;
  return first instanceof Text ? first.data : "";
}
