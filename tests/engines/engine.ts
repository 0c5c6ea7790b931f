/** A source of input and what it does, as WebDriver and WebDriver BiDi both write it. */
export type InputSource = { type: "key" | "pointer"; id: string; actions: object[] };

/** What a reader has set in the system or the browser, for every site. */
export type ReaderSettings = {
  /** Size of the letters, in pixels, in the place of 16. */
  letters?: number;
  /** Asks sites to keep still. */
  isCalm?: boolean;
};

/** One browser with one window, driven from outside as a person would: what the two engines have in common. */
export type Engine = {
  /** Its name and version, as it says itself. */
  readonly name: string;
  /** Leads to an address, and waits until its document has loaded. */
  open(address: string): Promise<void>;
  /** What a function answers that runs in the open document; it sees its arguments and the document, nothing else. */
  ask<Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  act(sources: InputSource[]): Promise<void>;
  /** Goes to the tab of this number, from 0; one more than there are is opened. */
  tab(number: number): Promise<void>;
  /** Makes the page this large, in CSS pixels. */
  view(width: number, height: number): Promise<void>;
  /** The visible part of the page, as a PNG. */
  picture(): Promise<Buffer>;
  /** What pages complained of since the last call: errors of scripts and the console, breaches of the security policy. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
};

/** The source text of a question with its arguments, for an engine to evaluate: JSON, or nothing. */
export function textOf(question: (...args: never[]) => unknown, args: unknown[]): string {
  return `Promise.resolve((${question})(...${JSON.stringify(args)})).then((answer) => JSON.stringify(answer) ?? "null")`;
}

/**
 * Whether a fault may only be that a page was left while it still fetched something: Chromium keeps quiet about that, the
 * others tell it as an error. They tell a file that is not there in the same words.
 */
export function mayBeCutOff(fault: string): boolean {
  return /loading route module|dynamically imported module|importing a module script|status=2152398850|ServiceWorker intercepted/i.test(
    fault,
  );
}
