import { mkdirSync, writeFileSync } from "node:fs";
import { type Engine, type InputSource, mayBeCutOff } from "./engine.ts";
import { isSeen, type Place, placeOf } from "./on-screen.ts";
import { until } from "./until.ts";

/** Pause before pressing: without it, two presses at the same position would be a double click. */
const REST_MS = 1100;

/** Special keys as encoded by WebDriver. */
export const keys = {
  tab: "\uE004",
  enter: "\uE007",
  control: "\uE009",
  escape: "\uE00C",
  left: "\uE012",
  right: "\uE014",
  down: "\uE015",
} as const;

/** A shopper in a browser engine with mouse and keyboard, who waits for results for 20 seconds at most. */
export class Shopper {
  readonly engine: Engine;
  readonly #base: string;
  readonly #pictures: string;

  /** `base` is the shop's URL, `pictures` the folder for screenshots. */
  constructor(engine: Engine, base: string, pictures: string) {
    this.engine = engine;
    this.#base = base;
    this.#pictures = pictures;
  }

  /** Opens a path in a new document and waits for hydration. */
  async visit(path: string): Promise<void> {
    await this.engine.open(this.#base + path);
    await this.finds(`${path} comes to life`, () => document.documentElement.dataset["ready"] === "yes");
  }

  /** Reloads the page, as the browser's button does. */
  async reload(): Promise<void> {
    const before = await this.engine.evaluate(() => {
      setTimeout(() => location.reload());
      return performance.timeOrigin;
    });
    const isNew = (was: number) =>
      performance.timeOrigin !== was && document.documentElement.dataset["ready"] === "yes";
    await this.finds("the page comes to life again", isNew, before);
  }

  /** Waits until a function in the page returns something truthy, and returns it. */
  finds<Args extends unknown[], Answer>(what: string, run: (...args: Args) => Answer, ...args: Args) {
    return until(what, () => this.engine.evaluate(run, ...args));
  }

  /** Waits until a text is visible. */
  async sees(text: string): Promise<void> {
    await this.finds(`"${text}" is seen`, isSeen, text);
  }

  /** Waits until path and query match a pattern. */
  async isAt(pattern: string): Promise<void> {
    const what = `the address is like ${pattern}`;
    await this.finds(what, (wanted) => new RegExp(wanted).test(location.pathname + location.search), pattern);
  }

  /** Clicks the element with a name once it is still and uncovered; returns its position. */
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

  /** Drags from one position of the viewport to another. */
  async drags(from: Place, to: Place): Promise<void> {
    await this.#point([
      { type: "pointerMove", ...from },
      { type: "pointerDown", button: 0 },
      { type: "pointerMove", ...to, duration: 200 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** Replaces the value of the field with a name by typing. */
  async write(name: string, text: string, within = "body"): Promise<void> {
    await this.press(name, within);
    await this.engine.evaluate(() => (document.activeElement as HTMLInputElement | null)?.select());
    await this.types(text);
  }

  /** Sets a select by script: its popup belongs to the system and cannot be controlled from outside. */
  async choose(name: string, value: string, within = "body"): Promise<void> {
    await this.#placeOf(name, within);
    await this.engine.evaluate((wanted) => {
      const lists = [...document.querySelectorAll("select")].filter((list) => list.checkVisibility());
      const list = lists.find(({ options }) => [...options].some((option) => option.value === wanted));
      if (!list) throw new Error(`no list has ${wanted}`);
      list.value = wanted;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }, value);
  }

  /** Types characters and keys one by one. */
  async types(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.engine.act([{ type: "key", id: "keys", actions }]);
  }

  /** Returns the errors that the engine reported since the last call. */
  async faults(): Promise<string[]> {
    const faults = await this.engine.takeFaults();
    const real = faults.map(async (fault) => (mayBeCutOff(fault) ? this.#missingIn(fault) : [fault]));
    return (await Promise.all(real)).flat();
  }

  /** Saves a screenshot for manual review. */
  async takesPicture(name: string): Promise<void> {
    mkdirSync(this.#pictures, { recursive: true });
    writeFileSync(`${this.#pictures}/${name.replace(/\W+/g, "-")}.png`, await this.engine.picture());
  }

  /** Returns the scripts named by an error that the server does not have. */
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
