export type Place = { x: number; y: number };

/** A browser as a user has it, with one window: what both engines can do. */
export type Engine = {
  /** Name and version as reported by the browser. */
  readonly name: string;
  /** Navigates to a URL and waits until its document has loaded. */
  open(url: string): Promise<unknown>;
  /** Runs a function in the page and returns its result; it can only access its arguments and the page. */
  evaluate<Args extends unknown[], Answer>(run: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  /** Clicks a position of the viewport. */
  press(place: Place): Promise<void>;
  /** Types characters, and special keys by their codes in WebDriver, one by one. */
  types(text: string): Promise<void>;
  /** Takes a PNG screenshot of the viewport. */
  picture(): Promise<Uint8Array>;
  /** Returns script and console errors and policy violations since the last call. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
};
