import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type ShopProcess = {
  base: string;
  pid: number;
  /** Time to the first response. */
  startMs: number;
  /** Resident memory in MB after the first response, before anything is measured. */
  restMb: number;
  stop(): Promise<void>;
};

/** Starts a local exchange rate service: units of each currency per dirham. */
async function startRates(): Promise<{ url: string; stop(): void }> {
  const rates = { AED: 1, EUR: 0.25, USD: 0.27, GBP: 0.21, INR: 23 };
  const server = createServer((_, response) => void response.end(JSON.stringify({ base_code: "AED", rates })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Starts the built shop on a free port with an empty data folder. */
export async function startShop(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const rates = await startRates();
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const base = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ["server/index.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: data,
      RATES_URL: rates.url,
      RATE_LIMIT: "0",
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await waitFor(`${base}/`, child);
  const startMs = performance.now() - began;
  const pid = child.pid ?? 0;
  return {
    base,
    pid,
    startMs,
    restMb: memoryOf(pid),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rates.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function waitFor(url: string, child: { exitCode: number | null }): Promise<void> {
  const giveUp = Date.now() + 20_000;
  while (Date.now() < giveUp && child.exitCode === null) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("the shop did not open: run `npm run build` first");
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
