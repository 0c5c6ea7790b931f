import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type RunningShop, runShop } from "../tests/run-shop.ts";

export type ShopProcess = RunningShop & {
  /** Time to the first response. */
  startMs: number;
  /** Resident memory in MB after the first response, before anything is measured. */
  restMb: number;
};

/** Starts a local exchange rate service: units of each currency per dirham. */
async function startRates(): Promise<{ url: string; stop(): void }> {
  const rates = { AED: 1, EUR: 0.25, USD: 0.27, GBP: 0.21, INR: 23 };
  const server = createServer((_, response) => void response.end(JSON.stringify({ base_code: "AED", rates })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Starts a folder's built shop on a free port with an empty data folder, logging as it does by default. */
export async function startShop(environment: Record<string, string> = {}, folder = "."): Promise<ShopProcess> {
  const rates = await startRates();
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const began = performance.now();
  const shop = await runShop({
    ...{ data, folder, program: [resolve(folder, "server/index.mjs")] },
    environment: { RATES_URL: rates.url, LOG_LEVEL: "info", ...environment },
  });
  await (await fetch(shop.base)).arrayBuffer();
  const startMs = performance.now() - began;
  const pid = workerOf(shop.pid);
  return {
    ...shop,
    pid,
    startMs,
    restMb: memoryOf(pid),
    async stop() {
      await shop.stop("SIGTERM");
      rates.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Returns the process that answers: the first that the one with the port has forked; itself in builds that forked none. */
function workerOf(primary: number): number {
  return Number(readFileSync(`/proc/${primary}/task/${primary}/children`, "utf8").split(" ")[0]) || primary;
}

/** Returns the CPU time of a process in ms over all threads; Linux counts it in hundredths of a second. */
export function processorMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the resident memory of a process in MB, as reported by Linux. */
export function memoryOf(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return (pages * 4096) / 1e6;
}
