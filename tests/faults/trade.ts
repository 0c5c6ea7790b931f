import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Database } from "../../db/tables.ts";
import { orderBody } from "../../server/api/test-api.ts";

const BUYERS = 12;
const VISITORS = 3;
/** Pieces of what is bought that are there at the start. */
export const STOCK = 100_000;
/** Between two tries of a buyer who was refused, ms. */
const AGAIN_MS = 300;

type Answer = { status: number; text: string };

/** Asks a shop; status 0 means that no answer came. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(address, init);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** Has buyers and visitors in a shop around a fault, until all that was begun is bought; `longest` is that between two sales, in s. */
export async function trade(base: string, fault: () => Promise<void>) {
  const hello = await fetch(`${base}/api/csrf`);
  const { token } = (await hello.json()) as { token: string };
  const cookie = hello.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const headers = { "content-type": "application/json", "x-csrf-token": token, cookie };
  const confirmed: { number: string; at: number }[] = [];
  const refused: Answer[] = [];
  const unread: Answer[] = [];
  let isOver = false;
  const buyer = async () => {
    while (!isOver) {
      const body = JSON.stringify(orderBody([{ id: "2", quantity: 1 }], { key: randomUUID() }));
      for (;;) {
        const answer = await ask(`${base}/api/orders`, { method: "POST", headers, body });
        if (answer.status === 201) {
          confirmed.push({ number: JSON.parse(answer.text).order.number, at: performance.now() });
          break;
        }
        refused.push(answer);
        await wait(AGAIN_MS);
      }
      await wait(20);
    }
  };
  const visitor = async () => {
    while (!isOver) {
      const answer = await ask(`${base}/api/rates`);
      if (answer.status !== 200) unread.push(answer);
      await wait(200);
    }
  };
  const all = [...Array.from({ length: BUYERS }, buyer), ...Array.from({ length: VISITORS }, visitor)];
  await wait(3_000);
  await fault();
  await wait(5_000);
  isOver = true;
  await Promise.all(all);
  const times = confirmed.map(({ at }) => at).toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((at, i) => (at - (times[i] ?? at)) / 1000);
  return { numbers: confirmed.map(({ number }) => number), refused, unread, longest: Math.max(...gaps) };
}

/** No confirmed order is lost or doubled, and none was sold that was not there. */
export async function expectEachOnce(db: Database, numbers: readonly string[]): Promise<void> {
  const stored = await db.selectFrom("orders").select("number").execute();
  expect(stored.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted());
  const { on_hand } = await db
    .selectFrom("stock")
    .select("on_hand")
    .where("item_key", "=", "2")
    .executeTakeFirstOrThrow();
  expect(on_hand).toBe(STOCK - numbers.length);
}
