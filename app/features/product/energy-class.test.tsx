import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import type { EnergyLabel } from "../catalogue/product.ts";
import { EnergyClass } from "./energy-class.tsx";

const drawn = (own: Partial<EnergyLabel>) =>
  renderToStaticMarkup(
    <WordsProvider words={createWords("en", {})}>
      <EnergyClass energy={{ class: "E", best: "A", worst: "G", sheet: "/labels/1.pdf", ...own }} />
    </WordsProvider>,
  );

test.each<[string, Partial<EnergyLabel>]>([
  ["#009640", { class: "A" }],
  ["#ffed00", { class: "D" }],
  ["#e30613", { class: "G" }],
  ["#009640", { class: "A+++", best: "A+++", worst: "D" }],
  ["#ffed00", { class: "A", best: "A+++", worst: "D" }],
  ["#e30613", { class: "D", best: "A+++", worst: "D" }],
])("the arrow is %s for %o, the colour of its place on the scale", (colour, own) => {
  expect(drawn(own)).toContain(`fill="${colour}"`);
});

test("the arrow names class and scale and opens the label, else the sheet, which has a link of its own", () => {
  const html = drawn({ label: "https://eprel.example/label" });
  expect(html).toContain('aria-label="Energy class E, scale A to G"');
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="https://eprel.example/label"', 'href="/labels/1.pdf"']);
  expect(html).toMatch(/href="\/labels\/1\.pdf"[^>]*>Product information sheet</);
  expect(drawn({}).match(/href="[^"]+"/g)).toEqual(['href="/labels/1.pdf"', 'href="/labels/1.pdf"']);
});
