import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import { ColourDots } from "./colour-dots.tsx";

const drawn = (colours: readonly string[]) =>
  renderToStaticMarkup(
    <WordsProvider words={createWords("en", {})}>
      <ColourDots variation={colours.map((color) => ({ color, image: "", size: [] }))} />
    </WordsProvider>,
  );
const dotsIn = (html: string) => html.match(/rounded-full/g)?.length ?? 0;

describe("colour dots of a card", () => {
  test("show up to four colours", () => {
    const html = drawn(["white", "black", "brown", "blue"]);
    expect(dotsIn(html)).toBe(4);
    expect(html).not.toContain("+");
  });

  test("show how many more there are, and name every colour", () => {
    const html = drawn(["white", "black", "brown", "blue", "red", "green"]);
    expect(dotsIn(html)).toBe(4);
    expect(html).toContain("+2");
    expect(html).toContain("white, black, brown, blue, red, green");
  });
});
