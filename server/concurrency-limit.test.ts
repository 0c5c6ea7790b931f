import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { wordsOf } from "./language.ts";
import { busyPage } from "./pages/busy-page.ts";

test("a limit is full at its maximum, and free again when one task has ended or failed", async () => {
  const limit = createConcurrencyLimit(2);
  const first = Promise.withResolvers<string>();
  const done = limit.run(() => first.promise);
  const failed = limit.run(() => Promise.reject(new Error("no")));
  expect([limit.running(), limit.isFull()]).toEqual([2, true]);
  await expect(failed).rejects.toThrow("no");
  expect(limit.isFull()).toBe(false);
  first.resolve("done");
  expect(await done).toBe("done");
});

test("tasks start in order, and other pending events run in between", async () => {
  const limit = createConcurrencyLimit(9);
  const order: string[] = [];
  const first = limit.run(async () => {
    order.push("first");
    setImmediate(() => order.push("between"));
  });
  const second = limit.run(async () => order.push("second"));
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "between", "second"]);
});

test("refused shoppers get a page in their language that says when to retry", async () => {
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

test("a task does not starve beside events that take long: it lets them in for some milliseconds, not for a number of turns", async () => {
  const limit = createConcurrencyLimit(1);
  let turns = 0;
  let isOver = false;
  const occupy = () => {
    turns += 1;
    for (const until = performance.now() + 20; performance.now() < until; );
    if (!isOver) setImmediate(occupy);
  };
  setImmediate(occupy);
  await limit.run(async () => undefined);
  isOver = true;
  expect(turns).toBeLessThan(4);
});

test("a line that is too slow counts as full from four in line on, however many it may have", async () => {
  const limit = createConcurrencyLimit(9, 1, 20);
  const isFullWith = async (inLine: number) => {
    const tasks = Array.from({ length: inLine }, () => limit.run(async () => undefined));
    const before = limit.isFull();
    for (const until = performance.now() + 30; performance.now() < until; );
    const after = limit.isFull();
    await Promise.all(tasks);
    return [before, after, limit.isFull()];
  };
  expect(await isFullWith(3)).toEqual([false, false, false]);
  expect(await isFullWith(4)).toEqual([false, true, false]);
});
