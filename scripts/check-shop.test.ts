import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../tests/extending/copy-project.ts";

const project = copyProject();
afterAll(project.remove);

/** Files by their path: the text of a new one, or what becomes of the text that one has. */
type Changes = Readonly<Record<string, string | ((text: string) => string)>>;

/**
 * Checks the shop with these changes, and takes them back. The command starts for seconds, so that mistakes which it
 * reports together are made together.
 */
function check(changes: Changes = {}): { status: number | null; stdout: string; stderr: string } {
  const before = Object.entries(changes).map(([path, change]) => {
    const file = join(project.root, path);
    const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    const changed = typeof change === "string" ? change : change(text ?? "");
    expect(changed, `${path} is another`).not.toBe(text);
    writeFileSync(file, changed);
    return [file, text] as const;
  });
  const answer = spawnSync(process.execPath, ["scripts/check-shop.ts"], { cwd: project.root, encoding: "utf8" });
  for (const [file, text] of before) text === undefined ? rmSync(file) : writeFileSync(file, text);
  return answer;
}

/** The lines of a report that are about a file. */
const about = (file: string, { stderr }: { stderr: string }) =>
  stderr.split(/(?<=\n)/).filter((line) => line.startsWith(`${file}:`));

const linked = (...to: string[]) => {
  const own = `links: { menu: [${to.map((path) => `{ name: "To", to: "${path}" }`).join()}] },`;
  return (shop: string) => shop.replace("payment: {", `${own} payment: {`);
};
const page = `---\ntitle: "Cart"\ndescription: "${"What one has to know of it. ".repeat(2)}"\nupdated: "2026-11-20"\n---\n\nText.\n`;
const withVat = (goods: string) => goods.replace(/"id": "(\d+)",/, '"id": "$1", "vat": "books",');
const withHandle = (goods: string) => goods.replace(/"id": "\d+",/g, '$& "handle": "a-book",');

test("a valid shop passes without output", () => {
  expect(check()).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

test("passes with a reduced VAT rate, a byte order mark, own links and former addresses, and says which goods a home page lacks that the owner put at /", () => {
  const links = linked("/workshops?from=menu", "/my-account", "/", "/categoryproduct/plant");
  expect(
    check({
      "app/showcase/homes/furniture-three.tsx": (text) =>
        text.replace('daybed: chosen("24")', 'daybed: chosen("9999")'),
      "catalogue/book.json": withVat,
      "catalogue/de/book.json": (texts) => `\ufeff${texts}`,
      "content/pages/workshops.md": page,
      "content/redirects.csv": "From,To\n/products/coat,/product/1?colour=black\n/shop,/",
      "shop.config.ts": (shop) =>
        links(shop)
          .replace('main: "department-store"', 'main: "furniture-three"')
          .replace("vat: 19, surcharge", "vat: 19, reduced: { books: 7 }, surcharge"),
    }),
  ).toMatchObject({
    status: 0,
    stdout:
      'shop.config.ts: homes.main is "furniture-three", which needs what is not here (product 9999): / is "department-store"\n',
    stderr: "",
  });
});

test("reports a missing comma in shop.config.ts in one line with its position", () => {
  const { status, stderr } = check({ "shop.config.ts": (shop) => shop.replace('name: "Vitrine",', 'name: "Vitrine"') });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^shop\.config\.ts: line \d+ cannot be read \(.*\)\n$/);
});

test("reports a link out of the shop", () => {
  expect(check({ "shop.config.ts": linked("https://kiln.example") }).stderr).toContain(
    'links.menu[0].to is "https://kiln.example": write an address within the shop',
  );
});

test("reports a broken catalogue file in one line with its name", () => {
  const { status, stderr } = check({ "catalogue/broken.json": '{ "products": [' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^catalogue\/broken\.json: is not JSON: .*\n$/);
});

test("reports texts and a department order that do not match the products", () => {
  const ofTexts = check({ "catalogue/de/book.json": '{ "products": { "9999": { "name": "Buch" } } }' });
  const ofOrder = check({ "catalogue/departments.json": (order) => order.replace('"cakes"', '"cake"') });
  expect(ofTexts.stderr).toBe("catalogue/de/book.json: product 9999: is not in the catalogue\n");
  expect(ofOrder.stderr).toMatch(
    /^catalogue\/departments\.json: names "cake", which no product is in: .*\n.*does not name "cakes": .*\n$/,
  );
});

test("reports a field with a wrong name, duplicate handles and an energy class without its sheet, with the products", () => {
  const report = check({
    "catalogue/book.json": (goods) => withHandle(goods).replace('"price": ', '"prize": '),
    "catalogue/cakes.json": withHandle,
    "catalogue/electronics.json": (goods) => goods.replace(/("class": "E"),\s*"sheet": "[^"]+"/, "$1"),
  });
  expect(about("catalogue/book.json", report).join("")).toMatch(
    /^catalogue\/book\.json: product \d+: price: is missing\n.*entry: has no field "prize": did you mean "price"\?\n$/,
  );
  expect(about("catalogue/cakes.json", report)[0]).toMatch(
    /^catalogue\/cakes\.json: product \d+: handle: "a-book" is that of another product in cakes\.json\n$/,
  );
  expect(about("catalogue/electronics.json", report)).toEqual([
    "catalogue/electronics.json: product 13: labels.energy.sheet: is missing\n",
  ]);
});

test("reports an unknown VAT rate, a picture and a product information sheet that are not there, in one line each", () => {
  const { stderr } = check({
    "catalogue/book.json": (goods) => withVat(goods).replace(/"image": \[\s*"[^"]*"/, '"image": ["products/book/none"'),
    "catalogue/electronics.json": (goods) => goods.replace("/labels/slim-desk-monitor.pdf", "/labels/none.pdf"),
  });
  expect(stderr.split("\n")).toEqual([
    expect.stringMatching(
      /^catalogue\/book\.json: product \d+: vat: no country of shop\.config\.ts has "books" in reduced: write it there, as in reduced: \{ books: 7 \}, or take it out here$/,
    ),
    "catalogue/electronics.json: product 13: labels.energy.sheet: there is no public/labels/none.pdf",
    expect.stringMatching(
      /^catalogue\/book\.json: product \d+: image: "products\/book\/none" is not among public\/pictures: /,
    ),
    "",
  ]);
});

test("reports a notice of the legal guarantee that is none, an invalid post and a mistaken former address in one line each", () => {
  const { status, stderr } = check({
    "content/legal-guarantee/en.pdf": "<!doctype html>",
    "content/posts/caring-for-leather.md": (post) => post.replace(/author: .*\n/, ""),
    "content/redirects.csv": "/products/coat,product/1",
  });
  expect(status).toBe(1);
  expect(stderr.split("\n")).toEqual([
    "content/legal-guarantee/en.pdf: is not a PDF: place the official file, unchanged",
    expect.stringContaining('content/redirects.csv: line 1: "product/1" is not a path of this shop'),
    "content/posts/caring-for-leather.md: author: is missing",
    "",
  ]);
});

test("reports dead links and former addresses, a page at a reserved address and an invalid page name in one line each", () => {
  const { stderr } = check({
    "content/pages/cart.md": page,
    "content/pages/Size guide.md": page,
    "content/pages/workshops.md": page,
    "content/redirects.csv": "From,To\n/products/coat,/product/9999\n/cups,/cup",
    "shop.config.ts": linked("/workshops", "/product/1", "/workshop", "/categoryproduct/kilns"),
  });
  expect(stderr.split("\n")).toEqual([
    "content/pages/Size guide.md: its name is its address: write it in small letters a to z, digits and hyphens, as in size-guide.md",
    "content/pages/cart.md: /cart is an address of the shop already: call the file otherwise",
    'shop.config.ts: links.menu[2].to is "/workshop": there is no such page; one of your own is content/pages/workshop.md',
    'shop.config.ts: links.menu[3].to is "/categoryproduct/kilns": there is no such page',
    'content/redirects.csv: line 2: there is no page "/product/9999"',
    'content/redirects.csv: line 3: there is no page "/cup"',
    "",
  ]);
});
