import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sampleNotes } from "./sample-content.ts";

const content = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(content, { recursive: true }));

function write(file: string, isOfSample: boolean): void {
  mkdirSync(join(content, file, ".."), { recursive: true });
  writeFileSync(join(content, file), `---\ntitle: "Terms"\n${isOfSample ? "sample: true\n" : ""}---\n\nWords.\n`);
}

test("an import reports which languages lose their sample pages, and how many sample posts are left out", () => {
  for (const file of ["posts/one.md", "posts/two.md", "pages/de/terms.md", "pages/fr/terms.md"]) write(file, true);
  for (const file of ["posts/own.md", "pages/terms.md", "pages/es/terms.md"]) write(file, false);
  const [posts, pages, ...more] = sampleNotes(content);
  expect(posts).toMatch(/^2 posts of the sample's journal left out;/);
  expect(pages).toMatch(/^Pages in de, fr \(terms, privacy, \.\.\.\) left out, as they are drafts of the sample:/);
  expect(pages).not.toContain("\n");
  expect(more).toEqual([]);
});

test("an import reports which pages are drafts for a shop in Germany", () => {
  writeFileSync(join(content, "pages/terms.md"), '---\ntitle: "Terms"\ndraft: true\n---\n\nWords.\n');
  expect(sampleNotes(content).at(-1)).toMatch(
    /^Drafts for a shop in Germany still stand in .*\/pages \(terms\): write yours in en/,
  );
  write("pages/terms.md", false);
});

test("reports nothing if all content is the owner's own", () => {
  for (const file of ["posts/one.md", "posts/two.md", "pages/de/terms.md", "pages/fr/terms.md"]) write(file, false);
  expect(sampleNotes(content)).toEqual([]);
});
