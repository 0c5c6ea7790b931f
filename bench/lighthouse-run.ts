/**
 * Runs Lighthouse in a process of its own: for each message with a URL and the debugging port of a Chromium, it replies
 * with a `LighthouseRow`. Its lower priority leaves the processor to Chromium; otherwise Lighthouse would measure its
 * own load.
 */
import { constants, setPriority } from "node:os";
import lighthouse from "lighthouse";
import type { LighthouseRow, LighthouseTask } from "./lighthouse.ts";

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number };

/** Lighthouse's CPU slowdown for phones, and the duration in ms from which a task counts as blocking. */
const SLOWER = 4;
const BLOCKS = 50;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("message", async ({ url, port }: LighthouseTask) => process.send?.(await measure(url, port)));

async function measure(url: string, port: number): Promise<LighthouseRow> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    best: score("best-practices"),
    seo: score("seo"),
    lcp: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbt: figure("total-blocking-time"),
    busy: blockedByWork(result.artifacts.Trace.traceEvents),
  };
}

/**
 * Total blocking time in ms, computed from each task's CPU time after the first paint, so that waiting for a busy
 * processor does not count: what exceeds 50 ms on a phone.
 */
function blockedByWork(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) return Number.NaN;
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === "RunTask" && ph === "X" && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - BLOCKS), 0);
}
