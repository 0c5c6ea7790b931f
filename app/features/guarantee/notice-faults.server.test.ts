import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noticeFaults } from "./notice-faults.server.ts";
import { enclosedNotice, missingNotice } from "./notice-letter.server.ts";

const png = Buffer.from("89504e470d0a1a0a00", "hex");
const svg = `\ufeff<?xml version="1.0"?><!-- EU --><svg xmlns="http://www.w3.org/2000/svg"></svg>`;

function faultsOf(files: Record<string, string | Buffer>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "notice-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  return noticeFaults(["en", "de"], folder).map((line) => line.slice(folder.length + 1));
}

test("takes pictures and PDFs named after a language of the shop, and what belongs to nobody", () => {
  const files = { "en.svg": svg, "de.png": png, "en.pdf": "%PDF-1.7\n", "README.md": "# Notice", ".DS_Store": "x" };
  expect(faultsOf(files)).toEqual([]);
  expect(noticeFaults(["en"], "no/such/folder")).toEqual([]);
});

test("refuses in one line each what is no notice, be it by its content or by its name", () => {
  const page = "<!doctype html><html><body><svg></svg></body></html>";
  const faults = faultsOf({
    "en.svg": page,
    "de.svg": "",
    "de.png": svg,
    "en.pdf": page,
    "fr.svg": svg,
    "en.jpg": png,
  });
  const name =
    "is named after no language of the shop (en, de), as in en.svg, en.png or en.pdf: rename it, or take it out";
  expect(faults).toEqual([
    "de.png: is not a PNG picture: place the official file, unchanged",
    "de.svg: is not an SVG picture: place the official file, unchanged",
    `en.jpg: ${name}`,
    "en.pdf: is not a PDF: place the official file, unchanged",
    "en.svg: is not an SVG picture: place the official file, unchanged",
    `fr.svg: ${name}`,
  ]);
});

test("the owner is told what is missing, until picture and letter are there in the language that all fall back to", () => {
  expect(missingNotice()).toMatch(/is missing: place en\.svg or en\.png, and en\.pdf in content\/legal-guarantee/);
  expect(missingNotice({ picture: "/assets/en.svg", letter: undefined })).toMatch(/: place en\.pdf in content/);
  expect(missingNotice({ picture: "/assets/en.svg", letter: "data:," })).toBeUndefined();
});

test("a letter encloses the PDF of its language, else of the shop's own, else none", () => {
  const files = { "/content/legal-guarantee/en.pdf": "data:en", "/content/legal-guarantee/de.pdf": "data:de" };
  expect(enclosedNotice("de", files)).toEqual([{ name: "legal-guarantee.pdf", url: "data:de" }]);
  expect(enclosedNotice("fr", files)).toEqual([{ name: "legal-guarantee.pdf", url: "data:en" }]);
  expect(enclosedNotice("fr", {})).toEqual([]);
});
