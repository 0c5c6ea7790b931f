/**
 * Runs in the page: records errors from now on, per tab and across documents. Returns the document's time origin and
 * whether it was hydrated before.
 */
export function noteFaults(): { since: number; wasLate: boolean } {
  const wasLate = document.documentElement?.dataset["ready"] === "yes";
  const marked = window as unknown as { notesFaults?: boolean };
  if (!marked.notesFaults) {
    marked.notesFaults = true;
    const note = (text: string) => {
      const notes: string[] = JSON.parse(sessionStorage.getItem("engine-faults") ?? "[]");
      sessionStorage.setItem("engine-faults", JSON.stringify([...notes, `${text} (${location.pathname})`]));
    };
    addEventListener("error", ({ message, filename }) => note(`${message} ${filename}`));
    addEventListener("unhandledrejection", ({ reason }) => note(`not handled: ${reason}`));
    addEventListener("securitypolicyviolation", (event) =>
      note(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
    const say = console.error;
    console.error = (...said: unknown[]) => {
      note(said.map(String).join(" "));
      say(...said);
    };
  }
  return { since: performance.timeOrigin, wasLate };
}

/** Runs in the page: returns and clears the recorded errors. */
export function takeNotes(): string[] {
  const notes = JSON.parse(sessionStorage.getItem("engine-faults") ?? "[]");
  sessionStorage.removeItem("engine-faults");
  return notes;
}
