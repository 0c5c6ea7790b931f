import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryUntilDone } from "./retry-until-done.ts";

const browser = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error("away");
    return "answer";
  });
  return load;
}

test("retries after growing pauses until it succeeds", async () => {
  const load = failing(2);
  const answer = retryUntilDone(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe("answer");
});

test("retries as soon as the browser is online", async () => {
  const load = failing(1);
  const answer = retryUntilDone(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1);
  browser.dispatchEvent(new Event("online"));
  expect(await answer).toBe("answer");
});

test("reports no failure after it was aborted: nobody waits for the answer any more", async () => {
  const answer = Promise.withResolvers<string>();
  const stop = new AbortController();
  const onFailure = vi.fn();
  const done = retryUntilDone(() => answer.promise, stop.signal, onFailure);
  stop.abort();
  answer.reject(new Error("away"));
  expect(await done).toBeUndefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test("stops retrying once aborted", async () => {
  const load = failing(9);
  const stop = new AbortController();
  const answer = retryUntilDone(load, stop.signal);
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  expect(await answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(1);
});
