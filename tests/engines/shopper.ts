import { mkdirSync, writeFileSync } from "node:fs";
import { type Engine, type InputSource, mayBeCutOff } from "./engine.ts";
import { isSeen, type Place, placeOf } from "./on-screen.ts";
import { until } from "./until.ts";

/** A hand's rest before it presses: sooner, two presses at one place of the window would be a double click. */
const REST_MS = 1100;

/** Keys without a letter, as WebDriver writes them. */
export const keys = {
  tab: "\uE004",
  enter: "\uE007",
  control: "\uE009",
  escape: "\uE00C",
  left: "\uE012",
  right: "\uE014",
  down: "\uE015",
} as const;

/** Somebody who uses the shop in an engine, with a mouse and keys, and waits for what comes, 20 seconds at most. */
export class Shopper {
  readonly engine: Engine;
  readonly #base: string;
  readonly #pictures: string;

  /** `base` is where the shop answers, `pictures` the folder that pictures are kept in. */
  constructor(engine: Engine, base: string, pictures: string) {
    this.engine = engine;
    this.#base = base;
    this.#pictures = pictures;
  }

  /** Opens an address by itself and waits until the shop has come to life. */
  async visit(path: string): Promise<void> {
    await this.engine.open(this.#base + path);
    await this.finds(`${path} comes to life`, () => document.documentElement.dataset["ready"] === "yes");
  }

  /** Loads the open address again, as the browser's button does. */
  async reload(): Promise<void> {
    const before = await this.engine.ask(() => {
      setTimeout(() => location.reload());
      return performance.timeOrigin;
    });
    const isNew = (was: number) =>
      performance.timeOrigin !== was && document.documentElement.dataset["ready"] === "yes";
    await this.finds("the page comes to life again", isNew, before);
  }

  /** Waits until a question to the open document is answered with yes, or with something; returns the answer. */
  finds<Args extends unknown[], Answer>(what: string, question: (...args: Args) => Answer, ...args: Args) {
    return until(what, () => this.engine.ask(question, ...args));
  }

  /** Waits until a text can be seen somewhere. */
  async sees(text: string): Promise<void> {
    await this.finds(`"${text}" is seen`, isSeen, text);
  }

  /** Waits until the shop's address ends like this. */
  async isAt(pattern: string): Promise<void> {
    const what = `the address is like ${pattern}`;
    await this.finds(what, (wanted) => new RegExp(wanted).test(location.pathname + location.search), pattern);
  }

  /** Presses what bears a name, with the mouse, once it stands still and nothing covers it; returns where that was. */
  async press(name: string, within = "body"): Promise<Place> {
    const { x, y } = await this.#placeOf(name, within);
    await this.#point([
      { type: "pointerMove", x, y },
      { type: "pause", duration: REST_MS },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
    return { x, y };
  }

  /** Takes hold of what is at a place of the window, and lets it go at another one. */
  async drags(from: Place, to: Place): Promise<void> {
    await this.#point([
      { type: "pointerMove", ...from },
      { type: "pointerDown", button: 0 },
      { type: "pointerMove", ...to, duration: 200 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** Writes into the field that bears a name, in the place of what stands there. */
  async write(name: string, text: string, within = "body"): Promise<void> {
    await this.press(name, within);
    await this.engine.ask(() => (document.activeElement as HTMLInputElement | null)?.select());
    await this.types(text);
  }

  /** Chooses in a list that bears a name: its own window is the system's, where nobody reaches it from outside. */
  async choose(name: string, value: string, within = "body"): Promise<void> {
    await this.#placeOf(name, within);
    await this.engine.ask((wanted) => {
      const lists = [...document.querySelectorAll("select")].filter((list) => list.checkVisibility());
      const list = lists.find(({ options }) => [...options].some((option) => option.value === wanted));
      if (!list) throw new Error(`no list has ${wanted}`);
      list.value = wanted;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }, value);
  }

  /** Types letters and keys, one after the other. */
  async types(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.engine.act([{ type: "key", id: "keys", actions }]);
  }

  /** What went wrong since the last time, as the engine tells it. */
  async faults(): Promise<string[]> {
    const told = await this.engine.takeFaults();
    const real = told.map(async (fault) => (mayBeCutOff(fault) ? this.#missingIn(fault) : [fault]));
    return (await Promise.all(real)).flat();
  }

  /** Keeps a picture of what is seen, for people to look at. */
  async takesPicture(name: string): Promise<void> {
    mkdirSync(this.#pictures, { recursive: true });
    writeFileSync(`${this.#pictures}/${name.replace(/\W+/g, "-")}.png`, await this.engine.picture());
  }

  /** The files of scripts that a fault names and that the shop does not have. */
  async #missingIn(fault: string): Promise<string[]> {
    const files = [...new Set(fault.match(/\/assets\/[\w.-]+\.js/g))];
    const answers = await Promise.all(files.map((file) => fetch(this.#base + file)));
    return files.filter((_, i) => !answers[i]?.ok).map((file) => `the shop has no ${file}`);
  }

  #placeOf(name: string, within: string): Promise<Place> {
    return this.finds(`"${name}" can be pressed`, placeOf, name, within);
  }

  #point(actions: object[]): Promise<void> {
    const source: InputSource & { parameters: object } = {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions,
    };
    return this.engine.act([source]);
  }
}
