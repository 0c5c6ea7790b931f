/**
 * Lighthouse as a process of its own: told an address and the port of a Chromium, it measures the one in the other and
 * answers with a `LighthouseRow`. It gives way to that Chromium, as both would otherwise have to share the processor,
 * and Lighthouse would measure itself.
 */
import { constants, setPriority } from "node:os";
import lighthouse from "lighthouse";
import type { LighthouseRow, LighthouseTask } from "./lighthouse.ts";

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number };

/** What Lighthouse slows a phone's processor down by, and from when on a task blocks, ms. */
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
 * The blocked time, ms, if each task after the first paint took what the processor spent on it, without what it waited
 * for a processor that other processes had: what is over 50 ms of it on a phone.
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
