import { mkdirSync, writeFileSync } from "node:fs";
import type { Engine, Place } from "./engine.ts";
import { placeOf } from "./place-of.ts";
import { until } from "./until.ts";

/** Pause between two presses at one position: without it they would be a double click. */
const REST_MS = 1100;

/** Special keys as encoded by WebDriver. */
export const keys = { tab: "\uE004", enter: "\uE007", escape: "\uE00C", down: "\uE015" } as const;

/**
 * Errors that may only mean that the page was left while it was still loading something: Chromium is silent about that,
 * other engines report it. A file that is missing is missing in Chromium, too, whose journeys report it.
 */
const mayBeCutOff =
  /loading route module|dynamically imported module|importing a module script|status=2152398850|ServiceWorker intercepted/i;

/** A shopper in a browser engine with mouse and keyboard, who waits a minute for results at most. */
export class Shopper {
  readonly engine: Engine;
  readonly #base: string;
  readonly #pictures: string;
  #pressed: Place = { x: -1, y: -1 };

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

  /** Waits until a function in the page returns something truthy, and returns it. */
  finds<Args extends unknown[], Answer>(what: string, run: (...args: Args) => Answer, ...args: Args) {
    return until(what, () => this.engine.evaluate(run, ...args));
  }

  /** Waits until a text is visible. */
  async sees(text: string): Promise<void> {
    const isSeen = (wanted: string) => document.body.innerText.toLowerCase().includes(wanted.toLowerCase());
    await this.finds(`"${text}" is seen`, isSeen, text);
  }

  /** Waits until path and query match a pattern. */
  async isAt(pattern: string): Promise<void> {
    const what = `the address is like ${pattern}`;
    await this.finds(what, (wanted) => new RegExp(wanted).test(location.pathname + location.search), pattern);
  }

  /** Clicks the element with a name once it is still and uncovered; returns its position. */
  async press(name: string, within = "body"): Promise<Place> {
    const place = await this.finds(`"${name}" can be pressed`, placeOf, name, within);
    const isSame = Math.hypot(place.x - this.#pressed.x, place.y - this.#pressed.y) < 10;
    if (isSame) await new Promise((rested) => setTimeout(rested, REST_MS));
    await this.engine.press(place);
    this.#pressed = place;
    return place;
  }

  /** Replaces the value of the field with a name by typing. */
  async write(name: string, text: string, within = "main"): Promise<void> {
    await this.press(name, within);
    await this.engine.evaluate(() => (document.activeElement as HTMLInputElement | null)?.select());
    await this.engine.types(text);
  }

  /** Sets a select by script: its popup belongs to the system and cannot be controlled from outside. */
  async choose(value: string, within: string): Promise<void> {
    const isChosen = (wanted: string, scope: string) => {
      const lists = document.querySelectorAll<HTMLSelectElement>(`${scope} select:has([value="${wanted}"])`);
      const list = [...lists].find((one) => one.checkVisibility());
      if (list) list.value = wanted;
      return list?.dispatchEvent(new Event("change", { bubbles: true }));
    };
    await this.finds(`"${value}" can be chosen`, isChosen, value, within);
  }

  /** Returns the errors that the engine reported since the last call, without those of requests that were cut off. */
  async faults(): Promise<string[]> {
    return (await this.engine.takeFaults()).filter((fault) => !mayBeCutOff.test(fault));
  }

  /** Saves a screenshot for manual review. */
  async takesPicture(name: string): Promise<void> {
    mkdirSync(this.#pictures, { recursive: true });
    writeFileSync(`${this.#pictures}/${name.replace(/\W+/g, "-")}.png`, await this.engine.picture());
  }
}
