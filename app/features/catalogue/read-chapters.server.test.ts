import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readChapters } from "./read-chapters.server.ts";

const scene = { path: "scenes/desk", alt: "A desk" };

function chaptersOf(files: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), "chapters-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [language, content] of Object.entries(files))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(content));
  return readChapters((path) => (path === "scenes/desk" ? path : undefined), folder);
}

test("a chapter is in the reader's language, and marked as the shop's own where it is not translated", () => {
  const chapters = chaptersOf({
    en: { A: { headline: "Made of oak", scene }, B: { headline: "Made of ash", scene } },
    de: { A: { headline: "Aus Eiche", alt: "Ein Tisch" } },
  });
  expect(chapters.get("de")?.get("A")).toEqual({ headline: "Aus Eiche", scene: { ...scene, alt: "Ein Tisch" } });
  const own = { language: "en" };
  expect(chapters.get("de")?.get("B")).toEqual({ headline: "Made of ash", ...own, scene: { ...scene, ...own } });
});

test("a chapter with a picture that does not exist is refused, with its field", () => {
  const missing = { A: { headline: "Made of oak", scene: { path: "scenes/none", alt: "None" } } };
  expect(() => chaptersOf({ en: missing })).toThrow(/en\.json: A\.scene\.path: there is no picture scenes\/none/);
  expect(() => chaptersOf({ en: { A: { title: "Oak" } } })).toThrow(/en\.json: A/);
});

test("every chapter of the sample is in all languages of the shop", async () => {
  const { readCatalogue } = await import("./read-catalogue.server.ts");
  const { detailsIn, departments, languages } = readCatalogue("catalogue");
  const told = departments.flatMap(({ name }) => detailsIn(name)).filter(({ chapter }) => chapter);
  expect(told.length).toBeGreaterThanOrEqual(24);
  for (const [, contents] of languages)
    for (const { chapter } of departments.flatMap(({ name }) => contents.detailsIn(name)))
      expect([chapter?.language, chapter?.scene?.language]).toEqual([undefined, undefined]);
});
