import { availableParallelism } from "node:os";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { suitableThreads, watchOccupation } from "./render-threads.ts";
import { openTestThreads, pageAt, startAll, type TestThreads, WAIT } from "./test-render-thread.ts";

const opened: TestThreads[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ threads }) => threads.close())));

function open(settings?: Parameters<typeof openTestThreads>[0]): TestThreads {
  const pool = openTestThreads(settings);
  opened.push(pool);
  return pool;
}

/** Opens a pool while the main thread is occupied, and waits for all threads that it may have. */
async function openAll(settings: Parameters<typeof openTestThreads>[0] = {}): Promise<TestThreads> {
  const pool = open({ isOccupied: () => true, ...settings });
  await startAll(pool, settings.most);
  return pool;
}

const textOf = async (page: ReturnType<TestThreads["threads"]["render"]>) =>
  brotliDecompressSync((await page)?.body ?? "").toString();

describe("threads that render pages", () => {
  test("are not started for a single request", () => {
    const { threads, started } = open();
    expect(threads.render(pageAt("/"), 0)).toBeUndefined();
    expect([threads.isFull(), started()]).toEqual([true, 0]);
  });

  test("are started one after the other while the main thread is occupied, and no more than there may be", async () => {
    const { threads, started } = await openAll({ most: 2 });
    void threads.render(pageAt("/"), -1);
    expect([threads.size(), started()]).toEqual([2, 2]);
  });

  test("are started at once when pages are refused, one at a time", async () => {
    const { threads, started } = open({ most: 2 });
    for (const size of [1, 2]) {
      threads.start();
      threads.start();
      await vi.waitFor(() => expect(threads.size()).toBe(size), WAIT);
      expect(started()).toBe(size);
    }
  });

  test("take six pages at first, and one more for each that they have rendered", async () => {
    const { threads } = await openAll();
    const hang = () => void threads.render(pageAt("/waits/x"), 20)?.catch(() => undefined);
    for (let i = 0; i < 5; i++) hang();
    expect(threads.isFull()).toBe(false);
    hang();
    expect(threads.isFull()).toBe(true);
    await threads.render(pageAt("/1"), 20);
    expect(threads.isFull()).toBe(false);
  });

  test("what a flood has left in the heap is collected once it has been over for ten seconds", () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const collected = vi.fn();
    vi.stubGlobal("gc", collected);
    const { threads } = open();
    for (const times of [1, 2]) {
      threads.start();
      vi.advanceTimersByTime(9_000);
      threads.start();
      vi.advanceTimersByTime(9_000);
      expect(collected).toHaveBeenCalledTimes(times - 1);
      vi.advanceTimersByTime(1_000);
      expect(collected).toHaveBeenCalledTimes(times);
    }
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("are not started if there may be none", () => {
    const { threads, started } = open({ most: 0, isOccupied: () => true });
    expect(threads.render(pageAt("/"), 20)).toBeUndefined();
    expect([threads.size(), started()]).toEqual([0, 0]);
  });

  test("get a page if they have no more to do than the main thread, the idlest first", async () => {
    const { threads } = await openAll({ most: 2 });
    const pages = [0, 1, 1, 2, 2, 3].map((onMain) => threads.render(pageAt("/hangs"), onMain));
    expect(pages.map((page) => page !== undefined)).toEqual([true, true, true, true, true, true]);
    expect(threads.rendering()).toBe(6);
    expect(threads.render(pageAt("/"), 2)).toBeUndefined();
    const answers = Promise.allSettled(pages);
    await threads.close();
    expect((await answers).map(({ status }) => status)).toEqual(Array(6).fill("rejected"));
  });

  test("know what is in stock as the main thread does, whenever that changes", async () => {
    let version = "a";
    const { threads } = await openAll({ version: () => version });
    expect(await textOf(threads.render(pageAt("/1"), 0))).toBe("/1 with stock a");
    version = "b";
    expect(await textOf(threads.render(pageAt("/2"), 0))).toBe("/2 with stock b");
    expect(await textOf(threads.render(pageAt("/3"), 0))).toBe("/3 with stock b");
  });

  test("leave what is not a page to the main thread", async () => {
    const { threads } = await openAll();
    expect(await threads.render(pageAt("/moved"), 0)).toBeUndefined();
  });

  test.each([
    ["exits", "/dies", "a render thread ended with 3"],
    ["throws", "/throws", "the thread threw"],
    ["does not answer", "/hangs", "a render thread did not answer in time"],
  ])("give back all pages if one of them %s, say so once, and rest", async (_, path, reason) => {
    const { threads, warnings } = await openAll({ answerMs: path === "/hangs" ? 20 : 30_000 });
    const pages = [path, "/hangs", "/hangs"].map((one) => threads.render(pageAt(one), 9));
    const answers = await Promise.allSettled(pages);
    expect(answers.map((answer) => "reason" in answer && answer.reason.message)).toEqual([reason, reason, reason]);
    expect(warnings).toMatchObject([{ err: { message: reason } }]);
    expect(threads.render(pageAt("/"), 9)).toBeUndefined();
    expect(threads.size()).toBe(0);
  });

  test("end when they have nothing to do, and start again", async () => {
    const { threads, started, ended, warnings } = open({ idleMs: 20, isOccupied: () => true });
    for (const times of [1, 2])
      await vi.waitFor(() => {
        // Asked for again until it starts: the one before counts its end before the pool hears of it.
        if (started() < times) void threads.render(pageAt("/"), -1);
        expect([started(), ended(), threads.size()]).toEqual([times, times, 0]);
      }, WAIT);
    expect(warnings).toEqual([]);
  });

  test("end with the shop", async () => {
    const { threads, ended, warnings } = await openAll({ most: 2 });
    await threads.close();
    expect([threads.size(), ended(), warnings.length]).toEqual([0, 2, 0]);
    expect(threads.render(pageAt("/"), 9)).toBeUndefined();
    expect(threads.size()).toBe(0);
  });
});

test("there may be one thread for each further processor, four at most, and none that would hold a large catalogue", () => {
  expect(suitableThreads(5_000)).toBe(Math.min(availableParallelism() - 1, 4));
  expect(suitableThreads(5_001)).toBe(0);
});

test("the main thread is occupied if it has hardly been idle for a second", () => {
  const worked = { active: 900, idle: 0 };
  const isOccupied = watchOccupation(() => ({ ...worked }));
  const after = (active: number, idle: number) => {
    worked.active += active;
    worked.idle += idle;
    return isOccupied();
  };
  expect(after(900, 0), "not yet a second").toBe(false);
  expect(after(50, 100)).toBe(true);
  expect(after(700, 300)).toBe(false);
  expect(after(950, 50)).toBe(true);
  expect(after(2_000, 600_000), "a short load long ago").toBe(false);
});
