import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { busyPage } from "./busy-page.ts";
import { wordsOf } from "./language.ts";
import { createRoom } from "./room.ts";

test("a room is full while so many work in it, and free again when one has done or failed", async () => {
  const room = createRoom(2);
  const first = Promise.withResolvers<string>();
  const done = room.within(() => first.promise);
  const failed = room.within(() => Promise.reject(new Error("no")));
  expect(room.isFull()).toBe(true);
  await expect(failed).rejects.toThrow("no");
  expect(room.isFull()).toBe(false);
  first.resolve("done");
  expect(await done).toBe("done");
});

test("a room is busy when more work in it than there are processors", () => {
  const room = createRoom(1000);
  const processors = availableParallelism();
  for (let i = 0; i < processors; i++) void room.within(() => new Promise(() => undefined));
  expect(room.isBusy()).toBe(false);
  void room.within(() => new Promise(() => undefined));
  expect(room.isBusy()).toBe(true);
});

test("work begins in its order, and what else is waiting comes in between", async () => {
  const room = createRoom(9);
  const order: string[] = [];
  const first = room.within(async () => {
    order.push("first");
    setImmediate(() => order.push("between"));
  });
  const second = room.within(async () => order.push("second"));
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "between", "second"]);
});

test("who finds no room is told so in their language, and when to come back", async () => {
  const page = busyPage(wordsOf("ar", "public/locales"));
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
    503,
    "3",
    "no-store",
  ]);
  const html = await page.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).not.toContain("The shop cannot do this");
});
