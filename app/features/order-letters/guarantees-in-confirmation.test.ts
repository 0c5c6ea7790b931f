import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { priceLines } from "../checkout/price-lines.ts";
import { guaranteesOf, guaranteeWords } from "../guarantee/durability-guarantee.ts";
import { enclosedLabels } from "../guarantee/durability-letter.server.ts";
import { createClock, products, resetShop } from "../orders/test-shop.ts";
import { mailDeps, placeVariedOrder } from "./test-mails.ts";
import { writeOrderMail } from "./write-mail.server.ts";

const guarantee = { years: 2.5, model: "Orla S27", label: "/icon.svg" };
const goods = products.map((product) => (["2", "4"].includes(product.id) ? { ...product, guarantee } : product));
const byId = (id: string) => goods.find((product) => product.id === id);

let database: TestDatabase;
const clock = createClock();
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
beforeEach(() => resetShop(database.db));
afterAll(() => database.close());

test("the confirmation names each guarantee of durability once and encloses its label; other letters do not", async () => {
  const { id } = await placeVariedOrder(database.db, clock.now);
  const catalogueIn = async () => ({ products: async () => ({ byId, knows: () => true }) });
  const notice = { name: "legal-guarantee.pdf", url: "data:application/pdf;base64,JVBERi0=" };
  const deps = { ...mailDeps, db: database.db, catalogueIn, contract: async () => ({ files: [notice] }) };
  const page = (await writeOrderMail(deps, { template: "order-confirmation", orderId: id }))?.page;
  expect(page?.files).toEqual([
    notice,
    { name: "icon.svg", url: expect.stringMatching(/^data:image\/svg\+xml;base64,[\w+/=]+$/) },
  ]);
  const said = page?.blocks.filter((block) => block.kind === "link" && block.label.includes("durability"));
  expect(said).toEqual([
    {
      kind: "link",
      label: "Label of the maker’s guarantee of durability for Orla S27, in years: 2.5",
      url: expect.stringMatching(/^https?:\/\/[^/]+\/icon\.svg$/),
    },
  ]);
  expect((await writeOrderMail(deps, { template: "order-shipped", orderId: id }))?.page.files).toBeUndefined();
});

test("a priced cart has the guarantees of its lines, which stand before the order button, each label once", () => {
  const lines = [
    { id: "1", quantity: 1 },
    { id: "2", quantity: 1 },
    { id: "4", color: "black", size: "m", quantity: 1 },
  ];
  const priced = priceLines(lines, { catalogue: { byId }, shown: { byId } }).lines;
  expect(guaranteesOf(priced)).toEqual([guarantee]);
});

test("half years are written as in the language, and a label that is gone is left out of the letter", () => {
  expect(guaranteeWords(guarantee, "de")).toEqual({ model: "Orla S27", years: "2,5" });
  expect(guaranteeWords(guarantee, "ar").years).toMatch(/^2[.٫]5$/);
  expect(enclosedLabels([{ ...guarantee, label: "/labels/gone.svg" }])).toEqual([]);
});
