import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import { plainText } from "../journal/article.ts";
import { contentsOf, readInformationFolder, readInformationPage } from "./read-information.server.ts";

const read = (file: string, contents = contentsOf(".")) =>
  readInformationPage(file, readFileSync(`content/pages/${file}`, "utf8"), shop, contents);
const textOf = (...page: Parameters<typeof read>) => plainText(read(...page).body);
const languagesOf = (pages: ReturnType<typeof readInformationFolder>) =>
  [...pages.values()].map(({ language }) => language);
const own = { departments: ["Mugs", "Tea"], posts: 0, isSample: false };

test("the sample pages mention the sample products while they exist, and the owner's after that", () => {
  expect(textOf("delivery.md")).toContain("Large furniture");
  for (const file of globSync("*.md", { cwd: "content/pages" }))
    expect(textOf(file, own), file).not.toMatch(/cakes|sofa|furniture|flowers|editors|models/i);
  expect(textOf("about.md", own)).toContain("In this shop you find Mugs and Tea.");
  for (const file of ["imprint.md", "accessibility.md"]) expect(textOf(file, own)).not.toContain("journal");
});

test.each(["", "de/", "fr/", "es/", "ar/"])(
  "pages mention the newsletter and codes only if the shop has them: %s",
  (folder) => {
    const textIn = (file: string, of: typeof shop) =>
      plainText(readInformationPage(file, readFileSync(`content/pages/${file}`, "utf8"), of, contentsOf(".")).body);
    for (const [file, without] of [
      ["privacy.md", { newsletter: false }],
      ["delivery.md", { codes: false }],
    ] as const) {
      const [whole, bare] = [textIn(folder + file, shop), textIn(folder + file, { ...shop, ...without })];
      expect(whole.length - bare.length, `a paragraph of ${file}`).toBeGreaterThan(50);
      expect(bare).not.toContain("{{");
    }
  },
);

const spoken =
  /coupon|gift card|gutschein|geschenkkarte|code promo|carte cadeau|cup[oó]n|tarjeta regalo|قسيم|قسائم|بطاقات? (ال)?هد/i;

test.each(["", "de/", "fr/", "es/", "ar/"])(
  "a shop without codes omits them from terms, returns, delivery and answers, and sections stay numbered without gaps: %s",
  (folder) => {
    for (const file of ["terms.md", "returns.md", "delivery.md", "faq.md"].map((name) => folder + name)) {
      const pageOf = (codes: boolean) =>
        readInformationPage(file, readFileSync(`content/pages/${file}`, "utf8"), { ...shop, codes }, contentsOf("."));
      expect(plainText(pageOf(true).body), file).toMatch(spoken);
      const { body, description, headings } = pageOf(false);
      expect(`${description} ${plainText(body)}`, file).not.toMatch(spoken);
      const numbers = headings.flatMap(({ text }) => /^\d+/.exec(text)?.map(Number) ?? []);
      expect(numbers, file).toEqual(numbers.map((_, index) => index + 1));
    }
  },
);

test("the picture of the sample products is removed with them", () => {
  expect(read("about.md").picture).toBeDefined();
  for (const file of globSync("*.md", { cwd: "content/pages" })) expect(read(file, own).picture, file).toBeUndefined();
});

test("sample translations are removed with the sample products, the owner's translations stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  const page = (lines: readonly string[]) =>
    `---\ntitle: "Mentions"\ndescription: "${"Qui tient cette boutique. ".repeat(3)}"\nupdated: "2026-11-16"\n${lines.join("")}---\n\nTexte.\n`;
  mkdirSync(join(folder, "fr"));
  for (const file of ["imprint.md", "terms.md"]) writeFileSync(join(folder, file), page([]));
  writeFileSync(join(folder, "fr", "imprint.md"), page(["sample: true\n"]));
  writeFileSync(join(folder, "fr", "terms.md"), page([]));
  mkdirSync(join(folder, "before-2026"));
  mkdirSync(join(folder, "alt2"));
  writeFileSync(join(folder, "before-2026", "terms.md"), "no page");
  writeFileSync(join(folder, "alt2", "terms.md"), page([]));
  const languagesFor = (isSample: boolean) => languagesOf(readInformationFolder(folder, shop, { ...own, isSample }));
  const { fallbackLanguage } = shop;
  expect(languagesFor(true)).toEqual(["fr", "fr", fallbackLanguage, fallbackLanguage]);
  expect(languagesFor(false)).toEqual(["fr", fallbackLanguage, fallbackLanguage]);
  writeFileSync(join(folder, "fr", "term.md"), page([]));
  expect(() => languagesFor(true)).toThrow("fr/term.md: file name: there is no content/pages/term.md");
  rmSync(folder, { recursive: true });
});

test("a shop not in English keeps the sample translations into its language until its owner writes the page", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  const page = (line: string) =>
    `---\ntitle: "Seite"\ndescription: "${"Wer diesen Laden betreibt. ".repeat(3)}"\nupdated: "2026-11-16"\n${line}---\n\nText.\n`;
  mkdirSync(join(folder, "de"));
  mkdirSync(join(folder, "fr"));
  for (const name of ["terms.md", "imprint.md"]) {
    writeFileSync(join(folder, name), page("draft: true\n"));
    for (const further of ["de", "fr"]) writeFileSync(join(folder, further, name), page("sample: true\n"));
  }
  const languagesFor = (fallbackLanguage: string) =>
    languagesOf(readInformationFolder(folder, { ...shop, fallbackLanguage }, own));
  expect(languagesFor("de")).toEqual(["de", "de", "en", "en"]);
  expect(languagesFor("en")).toEqual(["en", "en"]);
  expect(languagesFor("it")).toEqual(["en", "en"]);
  writeFileSync(join(folder, "terms.md"), page(""));
  expect(languagesFor("de")).toEqual(["de", "en", "de"]);
  rmSync(folder, { recursive: true });
});
