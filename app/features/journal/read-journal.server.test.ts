import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { journalModules } from "./journal-modules.server.ts";
import { readJournal, readJournalFolder } from "./read-journal.server.ts";

const head = `title: "On bread"
description: "Where a loaf should live, and where it had better not."
date: "2026-01-02"
author: "Ada Byron"
category: "Table"
tags: ["kitchen"]
products: ["7"]`;
const text = "Keep it dry.\n\n## The box\n\nA [box](/product/7).\n\n### Its lid\n\nOpen.\n";
const bread = `---\n${head}\n---\n${text}`;
const germanHead = `title: "Vom Brot"\ndescription: "Wo ein Laib wohnen sollte, und wo lieber nicht, in wenigen Worten."`;
const germanText = "Trocken lagern.\n\n## Die Kiste\n\nEine [Kiste](/product/7).\n\n### Ihr Deckel\n\nOffen.\n";
const german = `---\n${germanHead}\n---\n${germanText}`;

let root: string;

function write(files: Readonly<Record<string, string>>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "journal-"));
  write({
    "content/authors.json": `{ "Ada Byron": { "role": "Bread", "bio": "Ada bakes on Thursdays and reads on the others." } }`,
    "content/posts/on-bread.md": bread,
    "content/posts/on-salt.md": bread.replace("On bread", "On salt").replace("2026-01-02", "2026-01-01"),
  });
});

afterEach(() => rmSync(root, { recursive: true }));

const journal = () => readJournal(join(root, "content"));
const inGerman = (slug: string) =>
  journal()
    .get("de")
    ?.find((post) => post.slug === slug);

describe("a journal in several languages", () => {
  it("exists only in the shop's own language without translations", () => {
    expect([...journal().keys()]).toEqual(["en"]);
  });

  it("takes the text of a post from its translation, and the rest from the original", () => {
    write({ "content/posts/de/on-bread.md": german });
    expect(inGerman("on-bread")).toMatchObject({
      language: "de",
      title: "Vom Brot",
      date: "2026-01-02",
      author: "Ada Byron",
      category: "Table",
      tags: ["kitchen"],
      products: ["7"],
      topics: "Die Kiste",
      pictureAlt: "",
    });
    expect(readJournalFolder(join(root, "content")).map(({ title }) => title)).toEqual(["On bread", "On salt"]);
  });

  it("keeps the ids of headings, as long as the headings correspond", () => {
    write({ "content/posts/de/on-bread.md": german });
    expect(inGerman("on-bread")?.headings).toEqual([{ id: "the-box", text: "Die Kiste" }]);
    expect(JSON.stringify(inGerman("on-bread")?.body)).toContain(`"id":"its-lid"`);
    write({ "content/posts/de/on-bread.md": `${german}\n## Zum Schluss\n\nEnde.` });
    expect(inGerman("on-bread")?.headings.map(({ id }) => id)).toEqual(["die-kiste", "zum-schluss"]);
  });

  it("falls back to the shop's own language, and marks that text as such", () => {
    write({ "content/posts/de/on-bread.md": german });
    expect(
      journal()
        .get("de")
        ?.map(({ slug, language }) => [slug, language]),
    ).toEqual([
      ["on-bread", "de"],
      ["on-salt", "en"],
    ]);
    expect(inGerman("on-bread")?.writer).toMatchObject({ role: "Bread", language: "en" });
    write({
      "content/authors/de.json": `{ "Ada Byron": { "role": "Brot", "bio": "Ada bäckt donnerstags, sonst liest sie." } }`,
    });
    expect(inGerman("on-bread")?.writer).toMatchObject({ name: "Ada Byron", role: "Brot", language: "de" });
    expect(inGerman("on-salt")?.writer).toMatchObject({ role: "Bread", language: "en" });
  });

  it("leaves out the translations of sample posts together with the originals", () => {
    write({
      "content/posts/on-bread.md": bread.replace("products:", "sample: true\nproducts:"),
      "content/posts/de/on-bread.md": german,
    });
    expect(inGerman("on-bread")?.title).toBe("Vom Brot");
    write({ "catalogue/.ledger.json": "{}" });
    expect(
      journal()
        .get("de")
        ?.map(({ slug }) => slug),
    ).toEqual(["on-salt"]);
  });

  it("ignores folders of languages that the shop does not have", () => {
    write({ "content/posts/nl/nobody-reads-this.md": "nothing" });
    expect([...journal().keys()]).toEqual(["en"]);
  });

  it("uses the translation into the shop's own language, if the originals are in another", () => {
    write({
      "content/posts/en/on-bread.md": german.replace("Vom Brot", "Of bread"),
      "content/posts/de/on-salt.md": german,
    });
    expect(
      journal()
        .get("en")
        ?.map(({ title }) => title),
    ).toEqual(["Of bread", "On salt"]);
    expect(
      journal()
        .get("de")
        ?.map(({ title }) => title),
    ).toEqual(["Of bread", "Vom Brot"]);
  });
});

describe("an invalid translation", () => {
  const reading = (file: string, content: string) => () => {
    write({ [`content/${file}`]: content });
    return journal();
  };

  it("is rejected with file, field and reason", () => {
    const read = (content: string) => reading("posts/de/on-bread.md", content);
    expect(read(german.replace(/title: .*\n/, ""))).toThrow(/^de\/on-bread\.md: title: is missing$/);
    expect(read(german.replace(/description: .*/, "description: Kurz"))).toThrow(
      /^de\/on-bread\.md: description: is too short: write 40 characters or more$/,
    );
    for (const field of ["date", "author", "products", "sample"])
      expect(read(german.replace("title:", `${field}: true\ntitle:`))).toThrow(
        `de/on-bread.md: ${field}: stands in the original alone: leave it out`,
      );
    expect(read(`${german}\n# Laut`)).toThrow(/^de\/on-bread\.md: text: the heading "Laut" must be of rank/);
  });

  it("needs an alt text if the post has a picture, and must have none otherwise", () => {
    const alt = 'pictureAlt: "Ein Laib auf einem Brett"';
    write({ "content/posts/de/on-bread.md": german.replace("title:", `${alt}\ntitle:`) });
    expect(journal).toThrow("de/on-bread.md: pictureAlt: the post has no picture");
    write({
      "public/pictures/index.json": `{ "scenes/loaf": {} }`,
      "content/posts/on-bread.md": bread.replace(
        "products:",
        'picture: "scenes/loaf"\npictureAlt: "A loaf on a board"\nproducts:',
      ),
    });
    expect(inGerman("on-bread")).toMatchObject({ picture: "scenes/loaf", pictureAlt: "Ein Laib auf einem Brett" });
    write({ "content/posts/de/on-bread.md": german });
    expect(journal).toThrow("de/on-bread.md: pictureAlt: is missing: the post has a picture");
  });

  it("includes one without an original post or author", () => {
    expect(reading("authors/de.json", "{}")).not.toThrow();
    expect(reading("posts/de/on-soap.md", german)).toThrow(
      "de/on-soap.md: file name: there is no content/posts/on-soap.md",
    );
    rmSync(join(root, "content/posts/de/on-soap.md"));
    const stranger = `{ "Nobody": { "role": "Brot", "bio": "Niemand bäckt hier, und das seit Jahren." } }`;
    expect(reading("authors/de.json", stranger)).toThrow(
      "authors/de.json: Nobody: is not in authors.json, take it out here too",
    );
  });
});

test("the generated files of the journal are a list per language, with loaders for its own posts only", () => {
  write({ "content/posts/de/on-bread.md": german, "catalogue/departments.json": "[]" });
  const modules = journalModules(join(root, "content"));
  expect(modules["journal.ts"]).toContain(`"de": () => import("./journal/posts-de.ts")`);
  expect(modules["journal-size.ts"]).toContain("postCount: number = 2;");
  expect(JSON.stringify(modules["journal/posts-de.json"])).toContain("Vom Brot");
  expect(modules["journal/posts-de.ts"]).toBe(`export { default as posts } from "./posts-de.json";
export const details = {
  "on-bread": () => import("./de/on-bread.json"),
  "on-salt": () => import("./en/on-salt.json"),
};
`);
  expect(modules["journal/posts-en.ts"]).not.toContain("./de/");
  const post = JSON.stringify(modules["journal/de/on-bread.json"]);
  expect(post).toContain("Trocken lagern.");
  expect(post, "the product it links to does not exist").not.toContain("/product/7");
  expect(modules).not.toHaveProperty("journal/de/on-salt.json");
});
