import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { sql } from "kysely";
import { readCatalogue } from "../app/features/catalogue/read-catalogue.server.ts";
import { createTestDatabase, type DatabaseKind, databaseKinds } from "../db/test-database.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";
import type { Table } from "./table.ts";

const BUYERS = 20;
const MS = 20_000;
/** Number of products ordered; the scarce ones sell out during the run. */
const GOODS = 24;
const SCARCE = 2;
const pieces = { plenty: 1_000_000, few: 100 };
/** One in this many orders is sent twice, as by a browser that got no response. */
const REPEATED = 10;

type Answer = { key: string; status: number; ms: number; number: string | undefined };
type Target = { base: string; agent: Agent; headers: Record<string, string> };

/** Twenty buyers order over HTTP as fast as the server responds; then all stock and orders are verified. */
export async function ordersTables(): Promise<Table[]> {
  const measured = new Map<DatabaseKind, number[]>();
  for (const kind of databaseKinds()) measured.set(kind, await measure(kind));
  const rows = names.map(([name, budget], i) => [name, ...[...measured.values()].map((row) => row[i] ?? 0), budget]);
  const title = `${BUYERS} buyers who order for ${MS / 1000} s`;
  return [{ title, head: ["what", ...measured.keys(), "budget"], rows }];
}

const names = [
  ["orders per second", "50"],
  ["median, ms", ""],
  ["99th percentile, ms", "500"],
  ["refused because something was sold out", ""],
  ["other answers", "0"],
  ["orders lost, stored twice, or stored unconfirmed", "0"],
  ["pieces too many or too few", "0"],
] as const;

async function measure(kind: DatabaseKind): Promise<number[]> {
  const database = await createTestDatabase(kind);
  const { db, place } = database;
  const shop = await startShop(kind === "SQLite" ? { DATA_DIR: place } : { DATABASE_URL: place });
  const { summaries } = readCatalogue("catalogue");
  const goods = summaries.filter((one) => !one.variation && !one.affiliateLink).map(({ id }) => id);
  const items = goods.slice(0, GOODS);
  const given = new Map(items.map((id, i) => [id, i < SCARCE ? pieces.few : pieces.plenty]));
  for (const [id, on_hand] of given)
    await db.updateTable("stock").set({ on_hand }).where("item_key", "=", id).execute();

  const answers = await buy(shop, items);
  const left = await db.selectFrom("stock").select(["item_key", "on_hand"]).where("item_key", "in", items).execute();
  const sold = await db
    .selectFrom("order_lines")
    .select(["item_key", sql<number>`sum(quantity)`.as("quantity")])
    .groupBy("item_key")
    .execute();
  const orders = await db.selectFrom("orders").select("number").execute();
  await shop.stop();
  await database.close();

  const confirmed = answers.filter(({ status }) => status === 201);
  const numbers = new Set(confirmed.map(({ number }) => number));
  const keys = new Set(confirmed.map(({ key }) => key));
  const times = confirmed.map(({ ms }) => ms).sort((a, b) => a - b);
  const within = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const refused = answers.filter(({ status }) => status === 409).length;
  const stored = orders.filter(({ number }) => numbers.has(number)).length;
  const soldOf = new Map(sold.map(({ item_key, quantity }) => [item_key, Number(quantity)]));
  const off = left.map(({ item_key, on_hand }) =>
    Math.abs((given.get(item_key) ?? 0) - on_hand - (soldOf.get(item_key) ?? 0)),
  );
  return [
    Math.round(numbers.size / (MS / 1000)),
    within(0.5),
    within(0.99),
    refused,
    answers.length - confirmed.length - refused,
    numbers.size - stored + (orders.length - stored) + (numbers.size - keys.size),
    off.reduce((sum, one) => sum + one, 0) + left.filter(({ on_hand }) => on_hand < 0).length,
  ];
}

/** Twenty buyers order the items for `ms`, each as fast as the shop at `base` answers. */
export async function buy({ base }: Pick<ShopProcess, "base">, items: readonly string[], ms = MS): Promise<Answer[]> {
  const hello = await fetch(`${base}/api/csrf`);
  const { token } = (await hello.json()) as { token: string };
  const cookie = hello.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const agent = new Agent({ keepAlive: true, maxSockets: BUYERS });
  const headers = { "content-type": "application/json", "x-csrf-token": token, cookie };
  const target = { base, agent, headers };
  const answers: Answer[] = [];
  let placed = 0;
  const end = performance.now() + ms;
  const buyer = async () => {
    while (performance.now() < end) {
      const turn = placed++;
      const lines = [0, 1, 2]
        .slice(0, 1 + (turn % 3))
        .map((i) => ({ id: items[(turn + i * 5) % items.length], quantity: 1 }));
      const order = orderOf(lines);
      for (let times = turn % REPEATED === 0 ? 2 : 1; times > 0; times--) answers.push(await send(order, target));
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  agent.destroy();
  return answers;
}

function orderOf(lines: unknown) {
  const address = { name: "Ada Lovelace", street: "Lindenhof 12", postcode: "10405", city: "Berlin", country: "DE" };
  const contact = { email: `ada-${randomUUID()}@example.com` };
  return { key: randomUUID(), lines, language: "en", contact, address, method: "standard", acceptsTerms: true };
}

function send(order: ReturnType<typeof orderOf>, { base, agent, headers }: Target): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}/api/orders`, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece) => (text += piece));
      response.on("end", () => {
        const number = (JSON.parse(text) as { order?: { number: string } }).order?.number;
        resolve({ key: order.key, status: response.statusCode ?? 0, ms: performance.now() - began, number });
      });
    });
    outgoing.on("error", reject).end(JSON.stringify(order));
  });
}
