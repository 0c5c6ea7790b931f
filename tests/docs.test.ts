import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test.each(pages)("%s links to existing pages and headings, and names existing commands", (page) => {
  const text = readFileSync(page, "utf8");
  for (const [, target = "", heading] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
    const file = target === "" ? page : join(dirname(page), target);
    expect(existsSync(file), `${page} links to ${file}`).toBe(true);
    if (heading) expect(headingsOf(file)).toContain(heading);
  }
  for (const [, name = ""] of text.matchAll(/npm run ([\w:][\w:-]*)/g)) expect(Object.keys(scripts)).toContain(name);
});

test.each(pages)("%s runs no TypeScript with the system's Node, which may be unable to read it", (page) => {
  expect(readFileSync(page, "utf8")).not.toMatch(/\bnode \S+\.ts\b/);
});

test("the tour links to every decision", () => {
  const tour = readFileSync("docs/tour.md", "utf8");
  for (const file of globSync("docs/decisions/*.md")) expect(tour).toContain(file.replace("docs/", ""));
});

test("the README names every command for owners", () => {
  const readme = readFileSync("README.md", "utf8");
  for (const name of [
    "orders",
    "gift-cards",
    "reviews",
    "newsletter",
    "catalogue",
    "backup",
    "restore",
    "move",
    "icons",
    "fonts",
  ])
    expect(readme).toContain(`npm run ${name}`);
});

test("the page about home pages names every section and every shelf", () => {
  const page = readFileSync("docs/homes.md", "utf8");
  const sections = globSync("app/showcase/{sections,homes/*}/!(*.test).tsx").map((file) => basename(file, ".tsx"));
  const declared = globSync("app/showcase/homes/{,*-}shelves.ts").flatMap((file) =>
    readFileSync(file, "utf8").split("export function ").slice(1),
  );
  const shelves = declared.filter((text) => /\): \w*Shelf</.test(text.split(" {\n")[0] ?? ""));
  const names = [...sections, ...shelves.map((text) => text.split(/[(<]/)[0])];
  expect([sections.length, shelves.length].every((count) => count > 15)).toBe(true);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("the pages on accessibility state how many states are tested", () => {
  const states = readFileSync("tests/e2e/access.spec.ts", "utf8").split("const states: ")[1]?.split("\n];")[0];
  const count = states?.match(/\bname: "/g)?.length;
  expect(readFileSync("docs/trust.md", "utf8")).toContain(`(${count} states,`);
  expect(readFileSync("docs/accessibility.md", "utf8")).toContain(`: ${count} of them`);
});

/** Returns a page's heading ids. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

test("the page on search engines names every type of structured data", () => {
  const page = readFileSync("docs/search-engines.md", "utf8");
  const sources = globSync("app/**/!(*.test).{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const types = new Set(sources.flatMap((text) => [...text.matchAll(/"@type": "(\w+)"/g)].map(([, type]) => type)));
  expect(types.size).toBeGreaterThan(15);
  expect([...types].filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
});
