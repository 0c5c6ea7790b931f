import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../tests/extending/copy-project.ts";
import { journalNames } from "./words/owner-words.ts";

const project = copyProject();
afterAll(project.remove);

const words = (language = "da") =>
  execFileSync(process.execPath, ["scripts/words.ts", language], { cwd: project.root, encoding: "utf8" });
const file = `${project.root}/public/locales/da/checkout.json`;
const read = (): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

test("lists an owner's colour and size names, but not measures", () => {
  const [file] = readdirSync(`${project.root}/catalogue`).filter((name) => /^(?!departments)[^.].*\.json$/.test(name));
  const goods = `${project.root}/catalogue/${file}`;
  const department = JSON.parse(readFileSync(goods, "utf8"));
  const size = ["whole beans", "250 g", "xl", "M", "only"].map((name) => ({ name, stock: 1 }));
  delete department.products[0].stock;
  department.products[0].variation = [{ color: "moss rose", image: "", size }];
  rmSync(goods);
  writeFileSync(goods, JSON.stringify(department));
  words();
  const asked = JSON.parse(readFileSync(`${project.root}/public/locales/da/common.json`, "utf8"));
  expect(asked).toMatchObject({ "moss rose": "", "Moss rose": "", "whole beans": "", "Whole beans": "" });
  for (const size of ["250 g", "xl", "M"]) expect(Object.keys(asked)).not.toContain(size);
});

test("adds missing translations as empty strings and keeps existing ones", () => {
  const [, before] = /checkout.json: (\d+) to be written/.exec(words()) ?? [];
  expect(read()).toMatchObject({ Company: "", "First and last name": "" });
  const filled = JSON.stringify({ ...read(), Company: "Firma" });
  writeFileSync(file, filled);
  expect(words()).toContain(`checkout.json: ${Number(before) - 1} to be written`);
  expect(read()["Company"]).toBe("Firma");
});

test("reports a likely typo in `words` of shop.config.ts", () => {
  const config = `${project.root}/shop.config.ts`;
  const sample = readFileSync(config, "utf8");
  writeFileSync(
    config,
    sample.replace("words: {", 'words: { da: { "Standrad delivery": "Levering", "Find an order": "Find" },'),
  );
  const said = words();
  writeFileSync(config, sample);
  expect(said.split("\n").filter((line) => line.startsWith("shop.config.ts"))).toEqual([
    'shop.config.ts: words.da has "Standrad delivery", which nothing says: did you mean "Standard delivery"?',
  ]);
});

test("reports an owner's texts that lack an English translation if the shop's own language is another", () => {
  const config = `${project.root}/shop.config.ts`;
  const sample = readFileSync(config, "utf8");
  const own = sample
    .replace('fallbackLanguage: "en"', 'fallbackLanguage: "de"')
    .replace('name: "Standard delivery"', 'name: "Mit der Post"')
    .replace('name: "Express delivery"', 'name: "Mit dem Rad"')
    .replace("words: {", 'words: { en: { "Mit dem Rad": "By bicycle" },');
  writeFileSync(config, own);
  const said = words("en");
  writeFileSync(config, sample);
  expect(said).toMatch(/^shop\.config\.ts: words\.en: \d+ to be written\n/);
  expect(said).toContain('  "Mit der Post": "",');
  expect(said).not.toContain("Mit dem Rad");
});

test("a shop with goods of its own is not asked to translate the topics of the sample's journal", () => {
  const posts = `${project.root}/topics`;
  mkdirSync(posts);
  const post = (category: string, more = "") =>
    `---\ntitle: "Clay"\ncategory: "${category}"\ntags: ["${category} tag"]\n${more}---\n\nWords.\n`;
  writeFileSync(`${posts}/own.md`, post("Werkstatt"));
  writeFileSync(`${posts}/left.md`, post("Left behind", "sample: true\n"));
  expect(journalNames(posts, true)).toEqual(["Werkstatt", "Werkstatt tag"]);
  expect(journalNames(posts, false)).toContain("Left behind");
});
