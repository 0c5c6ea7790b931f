import { expect } from "@playwright/test";
import type { Desktop } from "./desktop.ts";

/** Counts the words of what was said. */
export const countWords = (said: readonly string[]): number =>
  said
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A shopper who has keys and ears alone: counts the presses, and keeps what was heard. */
export class Keys {
  presses = 0;
  /** A line for each key, with what was said after it. */
  readonly heard: string[] = [];
  readonly #desktop: Desktop;

  constructor(desktop: Desktop) {
    this.#desktop = desktop;
  }

  async press(key: string): Promise<string[]> {
    return this.#note(key, await this.#desktop.press(key));
  }

  /** Types into a field, which counts as one press. */
  async type(text: string): Promise<string[]> {
    return this.#note(`“${text}”`, await this.#desktop.type(text));
  }

  /** Presses a key until something is said that matches; returns all that was said on the way. */
  async until(key: string, wanted: RegExp, most = 30): Promise<string[]> {
    const said: string[] = [];
    for (let tries = 0; tries < most; tries++) {
      said.push(...(await this.press(key)));
      if (said.some((one) => wanted.test(one))) return said;
    }
    throw new Error(`${most} times ${key} and no ${wanted}: ${said.slice(-12).join(" | ")}`);
  }

  /** Presses a key after which a sentence is said, once, with no other of the same press. */
  async saysOnce(key: string, sentence: RegExp): Promise<void> {
    const said = await this.press(key);
    expect(said, this.heard.slice(-3).join("\n")).toEqual([expect.stringMatching(sentence)]);
  }

  /** Waits until something is said that matches, and then for silence: pages come when they come. */
  async hear(wanted: RegExp): Promise<string[]> {
    const said: string[] = [];
    for (const end = Date.now() + 30_000; Date.now() < end; ) {
      said.push(...(await this.#desktop.hears()));
      if (said.some((one) => wanted.test(one)) || this.#lastHas(wanted)) return this.#note("", said);
    }
    throw new Error(`nothing said of ${wanted}: ${this.heard.slice(-2).join(" | ")} | ${said.join(" | ")}`);
  }

  #lastHas(wanted: RegExp): boolean {
    return (this.heard.at(-1) ?? "").split(" | ").some((one, i) => wanted.test(i === 0 ? one.slice(13) : one));
  }

  /** Waits until the reader has read what it reads by itself, with pauses, when a page opens. */
  async listen(): Promise<string[]> {
    const said: string[] = [];
    for (let silences = 0; silences < 2; ) {
      const more = await this.#desktop.hears();
      silences = more.length === 0 ? silences + 1 : 0;
      said.push(...more);
    }
    return this.#note("", said);
  }

  #note(key: string, said: string[]): string[] {
    if (key) this.presses++;
    this.heard.push(`${key.padEnd(12)} ${said.join(" | ")}`);
    return said;
  }
}
