import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { slugOf } from "../catalogue/product.ts";
import { readCatalogueFolder } from "../catalogue/read-catalogue.server.ts";
import { informationPages } from "../information/information-pages.ts";
import { type ArticleNode, plainText } from "./article.ts";
import { readJournalFolder } from "./read-journal.server.ts";
import { type ReportFault, readMarkdown } from "./read-markdown.ts";
import { ContentError, readAuthors, readPost } from "./stored-content.ts";

const posts = readJournalFolder("content");
const stored = [...readCatalogueFolder("catalogue").departments.values()].flatMap((department) => department.products);

describe("the journal", () => {
  it("has at least 14 posts of at least 400 words each, newest first", () => {
    expect(posts.length).toBeGreaterThanOrEqual(14);
    for (const post of posts) expect(plainText(post.body).split(/\s+/).length, post.slug).toBeGreaterThanOrEqual(400);
    const dates = posts.map((post) => post.date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it("leaves out the sample posts once the shop has its owner's products, and keeps the owner's", () => {
    const root = mkdtempSync(join(tmpdir(), "journal-"));
    for (const folder of ["content/posts", "catalogue", "public/pictures"])
      mkdirSync(join(root, folder), { recursive: true });
    for (const file of ["content/authors.json", "public/pictures/index.json"]) copyFileSync(file, join(root, file));
    const post = readFileSync("content/posts/a-cake-for-twelve.md", "utf8");
    writeFileSync(join(root, "content/posts/of-the-sample.md"), post);
    writeFileSync(join(root, "content/posts/of-the-owner.md"), post.replace("sample: true\n", ""));
    const slugs = () => readJournalFolder(join(root, "content")).map(({ slug }) => slug);
    expect(slugs()).toEqual(["of-the-owner", "of-the-sample"]);
    writeFileSync(join(root, "catalogue/.ledger.json"), "{}");
    expect(slugs()).toEqual(["of-the-owner"]);
    rmSync(root, { recursive: true });
  });

  it("mentions only products that the shop has", () => {
    const ids = new Set(stored.map((product) => product.id));
    for (const post of posts) for (const id of post.products) expect(ids, `${post.slug}: ${id}`).toContain(id);
  });

  it("links only to pages that exist", () => {
    const ids = new Set(stored.map((product) => product.id));
    const departments = new Set(stored.map((product) => slugOf(product.category[0])));
    const slugs = new Set(posts.map((post) => post.slug));
    for (const post of posts)
      for (const href of linksOf(post.body).filter((link) => link.startsWith("/"))) {
        const { pathname, searchParams } = new URL(href, "https://shop.example");
        const [, screen = "", name = ""] = pathname.split("/");
        const isThere =
          (screen === "product" && ids.has(name)) ||
          (screen === "categoryproduct" && departments.has(name)) ||
          (screen === "blog-details-standard" && slugs.has(searchParams.get("post") ?? "")) ||
          [...Object.keys(informationPages), "contact", "blog-standard", "withdraw"].includes(screen) ||
          /^(sub|tag)/.test(screen);
        expect(isThere, `${post.slug}: ${href}`).toBe(true);
      }
  });
});

describe("a broken post", () => {
  const file = "caring-for-leather.md";
  const source = readFileSync(`content/posts/${file}`, "utf8");
  const authors = readAuthors(JSON.parse(readFileSync("content/authors.json", "utf8")));
  const read = (text: string, name = file) => readPost(name, text, { authors, hasPicture: () => true });

  it("is rejected with file, field and reason", () => {
    expect(() => read(source.replace(/date: .*/, 'date: "24 September"'))).toThrow(
      /^caring-for-leather\.md: date: is not/,
    );
    expect(() => read(source.replace(/date: .*/, 'date: "2026-02-31"'))).toThrow(/date: is not a day of the calendar/);
    expect(() => read(source.replace(/tags: .*/, "tags: []"))).toThrow(/caring-for-leather\.md: tags: /);
    expect(() => read(source.replace(/author: .*/, "author: Nobody"))).toThrow(/author: "Nobody" is not among/);
    expect(() => read(source.replace("title:", "headline:"))).toThrow(ContentError);
    expect(() => read(source.replace("---", ""))).toThrow(/front matter: is missing/);
    expect(() => read(source, "Caring For Leather.md")).toThrow(/file name: /);
  });

  it("reports clearly what is missing, too short or does not exist", () => {
    expect(() => read(source.replace(/title: .*\n/, ""))).toThrow(/^caring-for-leather\.md: title: is missing$/);
    expect(() => read(source.replace(/description: .*/, "description: Short"))).toThrow(
      /description: is too short: write 40 characters or more$/,
    );
    const bare = (path: string) =>
      readPost(file, source.replace(/picture: .*/, `picture: ${path}`), { authors, hasPicture: () => false });
    expect(() => bare("scenes/cellar")).toThrow(
      /picture: there is no "scenes\/cellar": make it with npm run pictures -- photo\.jpg cellar$/,
    );
  });

  it("may omit the picture and the products", () => {
    const plain = source.replace(/picture: .*\npictureAlt: .*\nproducts: .*\n/, "");
    expect(plain).not.toContain("picture");
    expect(read(plain)).toMatchObject({ pictureAlt: "", products: [] });
    expect(read(plain).picture).toBeUndefined();
  });

  it("reports all faults of its text together", () => {
    const check = () => read(`${source}\n\n# Loud\n\n<b>raw</b>\n\n[away](javascript:alert(1))`);
    expect(check).toThrow(/text: the heading "Loud"/);
    expect(check).toThrow(/text: html cannot be shown/);
    expect(check).toThrow(/text: the link to javascript:alert\(1\) leads nowhere safe/);
  });
});

describe("Markdown", () => {
  const fault: ReportFault = (reason) => {
    throw new Error(reason);
  };
  const read = (source: string) => readMarkdown(source, fault);

  it("becomes a tree", () => {
    const { body, headings } = read("## Why, and how\n\nA **bold** [link](/product/2).\n\n1. one\n2. two");
    expect(headings).toEqual([{ id: "why-and-how", text: "Why, and how" }]);
    expect(body).toEqual([
      { tag: "h2", id: "why-and-how", children: ["Why, and how"] },
      {
        tag: "p",
        children: [
          "A ",
          { tag: "strong", children: ["bold"] },
          " ",
          { tag: "a", href: "/product/2", children: ["link"] },
          ".",
        ],
      },
      {
        tag: "ol",
        children: [
          { tag: "li", children: ["one"] },
          { tag: "li", children: ["two"] },
        ],
      },
    ]);
  });

  it("keeps hard line breaks and escaped stars", () => {
    expect(read("One\\\ntwo (\\*)").body).toEqual([{ tag: "p", children: ["One", { tag: "br" }, "two (", "*", ")"] }]);
  });

  it("gives headings of the same text different ids", () => {
    expect(read("## Care\n\n## Care\n\n## Care").headings.map((heading) => heading.id)).toEqual([
      "care",
      "care-2",
      "care-3",
    ]);
  });

  it("never gives an id twice, whatever levels and numbers the headings have", () => {
    const { body } = read(
      "## Step 1\n\n## Step 1\n\n### Tools\n\n## Tools\n\n## Care\n\n## Care\n\n## Care 2\n\n### ?\n\n### !",
    );
    const ids = body.map((node) => (typeof node === "string" ? "" : node.id));
    expect(new Set(ids).size).toBe(9);
    expect(ids.every(Boolean)).toBe(true);
  });

  it("curls quotation marks, across inline markup as well", () => {
    expect(plainText(read('"It\'s **"new"**", she said (\'so\').').body)).toBe("“It’s “new””, she said (‘so’).");
  });
});

function linksOf(nodes: readonly ArticleNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.href ? [node.href] : []), ...linksOf(node.children ?? [])],
  );
}
