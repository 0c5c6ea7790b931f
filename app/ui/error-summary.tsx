import { type MouseEvent, useEffect, useRef } from "react";

/** One mistake: `id` is of the field that it is about, `message` is shown as it is. */
export type SummaryError = { id: string; message: string };

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** Counts the attempts: with each new one the summary takes the focus. */
  attempt: number;
};

/** All mistakes of a form in one place, each a link to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
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
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              className="inline-block py-1 text-sale underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
