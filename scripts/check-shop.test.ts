import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../tests/extending/copy-project.ts";

const project = copyProject();
afterAll(project.remove);

const config = join(project.root, "shop.config.ts");
const sample = readFileSync(config, "utf8");

function check(): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ["scripts/check-shop.ts"], { cwd: project.root, encoding: "utf8" });
}

test("a valid shop passes without output", () => {
  expect(check()).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

test("says which goods a home page lacks that the owner put at /, and passes", () => {
  const file = join(project.root, "app/showcase/homes/furniture-three.tsx");
  const page = readFileSync(file, "utf8");
  writeFileSync(file, page.replace('daybed: chosen("24")', 'daybed: chosen("9999")'));
  writeFileSync(config, sample.replace('main: "department-store"', 'main: "furniture-three"'));
  const answer = check();
  writeFileSync(config, sample);
  writeFileSync(file, page);
  expect(answer).toMatchObject({
    status: 0,
    stdout:
      'shop.config.ts: homes.main is "furniture-three", which needs what is not here (product 9999): / is "department-store"\n',
  });
});

test("reports a missing comma in shop.config.ts in one line with its position", () => {
  writeFileSync(config, sample.replace('name: "Vitrine",', 'name: "Vitrine"'));
  const { status, stderr } = check();
  writeFileSync(config, sample);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^shop\.config\.ts: line \d+ cannot be read \(.*\)\n$/);
});

test("reports a broken catalogue file in one line with its name", () => {
  const file = join(project.root, "catalogue/broken.json");
  writeFileSync(file, '{ "products": [');
  const { status, stderr } = check();
  rmSync(file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^catalogue\/broken\.json: is not JSON: .*\n$/);
});

test("reports products with an unknown VAT rate in one line with their id", () => {
  const file = join(project.root, "catalogue/book.json");
  const goods = readFileSync(file, "utf8");
  writeFileSync(file, goods.replace(/"id": "(\d+)",/, '"id": "$1", "vat": "books",'));
  const refused = check();
  writeFileSync(config, sample.replace("vat: 19, surcharge", "vat: 19, reduced: { books: 7 }, surcharge"));
  const taken = check();
  writeFileSync(config, sample);
  writeFileSync(file, goods);
  expect(refused.stderr).toMatch(
    /^catalogue\/book\.json: product \d+: vat: no country of shop\.config\.ts has "books" in reduced: write it there, as in reduced: \{ books: 7 \}, or take it out here\n$/,
  );
  expect(taken).toMatchObject({ status: 0, stderr: "" });
});

test("reports texts and a department order that do not match the products, and duplicate handles", () => {
  const texts = join(project.root, "catalogue/de/book.json");
  const order = join(project.root, "catalogue/departments.json");
  const goods = join(project.root, "catalogue/book.json");
  const [german, departments, books] = [texts, order, goods].map((file) => readFileSync(file, "utf8")) as [
    string,
    string,
    string,
  ];
  writeFileSync(texts, '{ "products": { "9999": { "name": "Buch" } } }');
  const ofTexts = check().stderr;
  writeFileSync(texts, `\ufeff${german}`);
  writeFileSync(order, departments.replace('"cakes"', '"cake"'));
  const ofOrder = check().stderr;
  writeFileSync(order, departments);
  writeFileSync(goods, books.replace(/"id": "\d+",/g, '$& "handle": "a-book",').replace('"price": ', '"prize": '));
  const ofField = check().stderr;
  writeFileSync(goods, books.replace(/"id": "\d+",/g, '$& "handle": "a-book",'));
  const ofHandle = check().stderr;
  writeFileSync(goods, books.replace(/"image": \[\s*"[^"]*"/, '"image": ["products/book/none"'));
  const ofPicture = check().stderr;
  writeFileSync(goods, books);
  expect(ofTexts).toBe("catalogue/de/book.json: product 9999: is not in the catalogue\n");
  expect(ofOrder).toMatch(
    /^catalogue\/departments\.json: names "cake", which no product is in: .*\n.*does not name "cakes": .*\n$/,
  );
  expect(ofField).toMatch(
    /^catalogue\/book\.json: product \d+: price: is missing\n.*entry: has no field "prize": did you mean "price"\?\n$/,
  );
  expect(ofHandle).toMatch(
    /^catalogue\/book\.json: product \d+: handle: "a-book" is that of another product in book\.json\n/,
  );
  expect(ofPicture).toMatch(
    /^catalogue\/book\.json: product \d+: image: "products\/book\/none" is not among public\/pictures: .*\n/,
  );
});

test("reports a product information sheet that is not there, and an energy class without one, in one line", () => {
  const file = join(project.root, "catalogue/electronics.json");
  const goods = readFileSync(file, "utf8");
  writeFileSync(file, goods.replace("/labels/slim-desk-monitor.pdf", "/labels/none.pdf"));
  const gone = check();
  writeFileSync(file, goods.replace(/("class": "E"),\s*"sheet": "[^"]+"/, "$1"));
  const unsaid = check();
  writeFileSync(file, goods);
  expect(gone.stderr).toBe(
    "catalogue/electronics.json: product 13: labels.energy.sheet: there is no public/labels/none.pdf\n",
  );
  expect(unsaid.stderr).toBe("catalogue/electronics.json: product 13: labels.energy.sheet: is missing\n");
});

test("reports a notice of the legal guarantee that is none in one line", () => {
  const file = join(project.root, "content/legal-guarantee/en.pdf");
  writeFileSync(file, "<!doctype html>");
  const { status, stderr } = check();
  rmSync(file);
  expect(status).toBe(1);
  expect(stderr).toBe("content/legal-guarantee/en.pdf: is not a PDF: place the official file, unchanged\n");
});

test("reports an invalid post in one line with file and field", () => {
  const file = join(project.root, "content/posts/caring-for-leather.md");
  const post = readFileSync(file, "utf8");
  writeFileSync(file, post.replace(/author: .*\n/, ""));
  const { status, stderr } = check();
  writeFileSync(file, post);
  expect(status).toBe(1);
  expect(stderr).toBe("content/posts/caring-for-leather.md: author: is missing\n");
});

test("reports a dead link, a page at a reserved address and an invalid page name in one line each", () => {
  const head = `---\ntitle: "Cart"\ndescription: "${"What one has to know of it. ".repeat(2)}"\nupdated: "2026-11-20"\n---\n\nText.\n`;
  const files = ["cart", "Size guide", "workshops"].map((name) => join(project.root, `content/pages/${name}.md`));
  for (const file of files) writeFileSync(file, head);
  const links = (...to: string[]) => `links: { menu: [${to.map((path) => `{ name: "To", to: "${path}" }`).join()}] },`;
  const withLinks = (own: string) => writeFileSync(config, sample.replace("payment: {", `${own} payment: {`));
  withLinks(links("/workshops", "/product/1", "/workshop", "/categoryproduct/kilns"));
  const refused = check().stderr;
  for (const file of files.slice(0, 2)) rmSync(file);
  withLinks(links("/workshops?from=menu", "/my-account", "/", "/categoryproduct/plant"));
  const taken = check();
  withLinks(links("https://kiln.example"));
  const elsewhere = check().stderr;
  for (const file of files.slice(2)) rmSync(file);
  writeFileSync(config, sample);
  expect(refused.split("\n")).toEqual([
    "content/pages/Size guide.md: its name is its address: write it in small letters a to z, digits and hyphens, as in size-guide.md",
    "content/pages/cart.md: /cart is an address of the shop already: call the file otherwise",
    'shop.config.ts: links.menu[2].to is "/workshop": there is no such page; one of your own is content/pages/workshop.md',
    'shop.config.ts: links.menu[3].to is "/categoryproduct/kilns": there is no such page',
    "",
  ]);
  expect(taken).toMatchObject({ status: 0, stderr: "" });
  expect(elsewhere).toContain('links.menu[0].to is "https://kiln.example": write an address within the shop');
});

test("reports addresses of the former shop that lead nowhere", () => {
  const file = join(project.root, "content/redirects.csv");
  const withList = (...lines: string[]) => {
    writeFileSync(file, lines.join("\n"));
    return check();
  };
  const sound = withList("From,To", "/products/coat,/product/1?colour=black", "/shop,/");
  const dead = withList("From,To", "/products/coat,/product/9999", "/cups,/cup");
  const mistaken = withList("/products/coat,product/1");
  rmSync(file);
  expect(sound).toMatchObject({ status: 0, stderr: "" });
  expect(dead.stderr.trim().split("\n")).toEqual([
    'content/redirects.csv: line 2: there is no page "/product/9999"',
    'content/redirects.csv: line 3: there is no page "/cup"',
  ]);
  expect(mistaken.stderr).toContain('content/redirects.csv: line 1: "product/1" is not a path of this shop');
});
