import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Translate } from "~/i18n/words.ts";

/**
 * One mistake: `id` is of the field that it is about, `message` is shown as it is, `group` says which of two fields with
 * one label it is.
 */
export type SummaryError = { id: string; message: string; group?: string };

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** Counts the attempts: with each new one the summary takes the focus. */
  attempt: number;
};

/** All mistakes of a form in one place, each a link to its field and named as that is. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const labels = useLabels(errors);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    // Not at the edge of the screen: what is wrong stands below the field.
    field?.scrollIntoView({ block: "center" });
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className="scroll-mt-28 rounded-base border border-sale border-s-4 bg-surface p-5"
    >
      <p className="font-medium">{title}</p>
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

/** Before the sentence stands which field it is about, unless it says so itself: "Enter the postcode." does. */
function inWords({ message, group = "" }: SummaryError, label = "", t: Translate): string {
  const isNamed = message.toLowerCase().includes(label.toLowerCase());
  const field = [group, isNamed ? "" : label].filter((name) => name).join(" – ");
  return field ? t("{{field}}: {{message}}", { field, message }) : message;
}

/** What stands over the fields, empty for one whose label is a sentence beside it. Read there: a label may follow what is typed. */
function useLabels(errors: readonly SummaryError[]): readonly string[] {
  const [labels, setLabels] = useState("");
  useLayoutEffect(() => setLabels(errors.map(({ id }) => labelOf(id)).join("\n")));
  return labels.split("\n");
}

function labelOf(id: string): string {
  const first = document.querySelector(`label[for="${id}"]`)?.firstChild;
  return first instanceof Text ? first.data : "";
}
