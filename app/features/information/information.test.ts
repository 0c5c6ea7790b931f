import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../shop.config.ts";
import { type ArticleNode, plainText } from "../journal/article.ts";
import { informationPageAt, informationPages } from "./information-pages.ts";
import { loadInformation } from "./load-information.ts";
import { contentsOf, readInformationPage } from "./read-information.server.ts";
import { serverTables } from "./server-tables.ts";
import { storedItems } from "./storage-table.ts";

const files = globSync("{,*/}*.md", { cwd: "content/pages" });
const contents = contentsOf(".");
const read = (file: string, more = "") =>
  readInformationPage(file, readFileSync(`content/pages/${file}`, "utf8") + more, shop, contents);

describe("the information pages", () => {
  it("all exist, with every placeholder filled", () => {
    for (const page of [...Object.values(informationPages), "contact"]) expect(files).toContain(`${page}.md`);
    for (const file of files) expect(JSON.stringify(read(file).body), file).not.toMatch(/\{\{|undefined|null/);
  });

  it("are found by path", () => {
    expect(informationPageAt("/privacypolicy")).toBe("privacy");
    expect(informationPageAt("/returnandrefund/")).toBe("returns");
    expect(informationPageAt("/toString")).toBeUndefined();
    expect(informationPageAt("/privacy")).toBeUndefined();
    expect(informationPageAt("/workshops")).toBe("workshops");
  });

  it("list the delivery costs for every country", () => {
    const rows = tableOf(read("delivery.md").body);
    expect(rows[0]).toEqual([
      "Country",
      "Standard delivery, 2 to 4 working days, free from €75",
      "Express delivery, 1 to 2 working days",
      "Collect in store, 1 working day",
    ]);
    expect(rows).toContainEqual(["Germany", "€4.90", "€9.90", "free"]);
    expect(rows).toContainEqual(["Finland", "€10.90", "€15.90", "–"]);
    expect(rows).toHaveLength(Object.keys(shop.countries).length + 1);
  });

  it("are translated where a translation exists, including the values filled in", async () => {
    const source = readFileSync("content/pages/delivery.md", "utf8");
    const french = readInformationPage("fr/delivery.md", source, shop, contents);
    expect(french.language).toBe("fr");
    expect(tableOf(french.body)[1]?.[0]).toBe("Allemagne");
    const pages = {
      delivery: async () => ({ default: read("delivery.md") }),
      "fr/delivery": async () => ({ default: french }),
    };
    expect(await loadInformation("delivery", "fr", pages)).toBe(french);
    expect((await loadInformation("delivery", "de", pages))?.language).toBe(shop.fallbackLanguage);
    expect(await loadInformation("terms", "fr", pages)).toBeUndefined();
  });

  it("link the e-mail address and the telephone number", () => {
    const text = JSON.stringify(read("imprint.md").body);
    expect(text).toContain(`"href":"mailto:${shop.company.email}"`);
    expect(text).toContain(`"href":"tel:${shop.company.phone.replaceAll(" ", "")}"`);
  });

  it("omit what a shop does not have", () => {
    const { vatId: _, register: __, ...company } = shop.company;
    const methods = [{ id: "post", name: "By post", days: [2, 4], price: 500, freeAbove: false }] as const;
    const { invoices: ___, ...without } = shop;
    const small = { ...without, company, delivery: { freeFrom: 7500, methods } };
    const textOf = (file: string) =>
      plainText(readInformationPage(file, readFileSync(`content/pages/${file}`, "utf8"), small, contents).body);
    expect(textOf("delivery.md")).not.toMatch(/Free delivery|Collecting in store|€75/);
    expect(textOf("faq.md")).not.toMatch(/is free for goods|collect your order|invoice/);
    expect(plainText(read("faq.md").body)).toMatch(/is free for goods.*collect your order.*invoice/);
    expect(textOf("imprint.md")).not.toMatch(/VAT identification|Commercial register/);
    expect(textOf("terms.md")).toContain(`Germany, represented by ${company.representative}`);
    expect(plainText(read("delivery.md").body)).toContain("Within Germany you can collect your order");
  });

  it("say where delivery can be free, if that is not everywhere", () => {
    const methods = shop.delivery.methods.map((method) => ({ ...method, countries: ["DE"] }));
    const atHome = { ...shop, delivery: { ...shop.delivery, methods } };
    const textFor = (file: string, of = shop) =>
      plainText(readInformationPage(file, readFileSync(`content/pages/${file}`, "utf8"), of, contents).body);
    expect(textFor("delivery.md")).toContain("for goods from €75, in every country we serve.");
    expect(textFor("delivery.md", atHome)).toContain("for goods from €75 (Germany).");
    expect(textFor("fr/delivery.md", atHome)).toContain("la livraison est offerte vers ces pays\u00a0: Allemagne (");
  });

  it("say for how many years orders are kept, according to the configuration", () => {
    const privacy = (years: number | undefined) => {
      const { keepOrdersYears: _, ...rest } = shop;
      const kept = { ...rest, ...(years && { keepOrdersYears: years }) };
      const source = readFileSync("content/pages/privacy.md", "utf8");
      return plainText(readInformationPage("privacy.md", source, kept, contents).body);
    };
    expect(privacy(8)).toContain("are kept for 8 years after the end of the year");
    expect(privacy(1)).toContain("are kept for 1 year after");
    expect(privacy(undefined)).toContain("Orders that were paid are kept, because");
    expect(privacy(undefined)).not.toMatch(/\d years? after the end of the year in which they were placed/);
  });

  it("say how long invoices are kept, and omit them if the shop issues none", () => {
    const privacy = (invoices: typeof shop.invoices) => {
      const { invoices: _, ...rest } = shop;
      const source = readFileSync("content/pages/privacy.md", "utf8");
      const page = readInformationPage("privacy.md", source, { ...rest, ...(invoices && { invoices }) }, contents);
      return plainText(page.body);
    };
    const series = { prefix: "INV-", creditPrefix: "CN-", first: 1 };
    expect(privacy({ ...series, keepYears: 10 })).toContain(
      "your account is deleted, for 10 years after the end of the",
    );
    expect(privacy(series)).toContain("your account is deleted: tax law wants it so");
    expect(privacy(undefined)).not.toContain("Invoices and credit notes name you");
  });

  it("are rejected if a placeholder is unknown", () => {
    expect(() => read("imprint.md", "\n\n{{company.fax}}")).toThrow(
      /^imprint\.md: text: nothing is known to put in the place of \{\{company\.fax\}\}$/,
    );
  });
});

describe("the storage table", () => {
  it("lists every key that the code stores in a browser", () => {
    const named = new Set(storedItems.flatMap((item) => item.name.split(", ")));
    const sources = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.|\.server\.|test-/.test(file));
    const keys = sources.flatMap((file) => {
      const code = readFileSync(file, "utf8");
      const literal = /(?:Storage\.[gs]etItem\(|[A-Z_]*(?:STORAGE|KEY)[A-Z_]* = )"([^"$]+)"/g;
      return [...code.matchAll(literal)].map(([, key]) => key);
    });
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) expect(named, "describe it in storage-table.ts").toContain(key);
  });

  it("describes every table of the database, and no other", async () => {
    const database = await createTestDatabase("SQLite");
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      database.db,
    );
    await database.close();
    const own = rows.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name));
    expect(own.toSorted()).toEqual(Object.keys(serverTables).toSorted());
    const text = plainText(read("privacy.md").body);
    for (const [name, { holds, kept }] of Object.entries(serverTables))
      for (const part of [name, holds, kept]) expect(text).toContain(part);
  });

  it("is shown in the privacy policy", () => {
    const text = plainText(read("privacy.md").body);
    for (const item of storedItems) expect(text).toContain(item.name);
  });
});

function tableOf(nodes: readonly ArticleNode[]): string[][] {
  const table = nodes.find((node) => typeof node === "object" && node.tag === "table");
  const rows = (node: ArticleNode | undefined): ArticleNode[] =>
    typeof node === "object" ? (node.tag === "tr" ? [node] : (node.children ?? []).flatMap(rows)) : [];
  return rows(table).map((row) =>
    (typeof row === "object" ? (row.children ?? []) : []).map((cell) => plainText([cell])),
  );
}
