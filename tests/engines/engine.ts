/** An input source and its actions, as in WebDriver and WebDriver BiDi. */
export type InputSource = { type: "key" | "pointer"; id: string; actions: object[] };

/** User preferences in the system or browser that apply to every site. */
export type ReaderSettings = {
  /** Default font size in pixels; otherwise 16. */
  fontSize?: number;
  /** Prefers reduced motion. */
  reducesMotion?: boolean;
};

/** A browser with one window, controlled as by a user: the common interface of both engines. */
export type Engine = {
  /** Name and version as reported by the browser. */
  readonly name: string;
  /** Navigates to a URL and waits until its document has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its result; it can only access its arguments and the page. */
  evaluate<Args extends unknown[], Answer>(run: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  act(sources: InputSource[]): Promise<void>;
  /** Switches to a tab by index, from 0; the next free index opens a new tab. */
  tab(number: number): Promise<void>;
  /** Sets the viewport size in CSS pixels. */
  view(width: number, height: number): Promise<void>;
  /** Takes a PNG screenshot of the viewport. */
  picture(): Promise<Buffer>;
  /** Returns script and console errors and policy violations since the last call. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
};

/** Returns the source of a function call for an engine to evaluate; the result is JSON or nothing. */
export function textOf(run: (...args: never[]) => unknown, args: unknown[]): string {
  return `Promise.resolve((${run})(...${JSON.stringify(args)})).then((answer) => JSON.stringify(answer) ?? "null")`;
}

/**
 * Returns whether an error may only mean that the page was left while it was still loading something: Chromium is
 * silent about that, other engines report an error, with the same message as for a missing file.
 */
export function mayBeCutOff(fault: string): boolean {
  return /loading route module|dynamically imported module|importing a module script|status=2152398850|ServiceWorker intercepted/i.test(
    fault,
  );
}
