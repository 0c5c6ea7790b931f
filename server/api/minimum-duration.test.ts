import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withMinimumDuration } from "./minimum-duration.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("fast work and slow work are answered at the same moment", async () => {
  const answered: string[] = [];
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 90, "a letter was written"));
  for (const work of [Promise.resolve("nothing was done"), slow])
    void withMinimumDuration(100, work).then((what) => answered.push(what));
  await vi.advanceTimersByTimeAsync(99);
  expect(answered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answered.toSorted()).toEqual(["a letter was written", "nothing was done"]);
});
