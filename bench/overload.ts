import { Agent, request } from "node:http";
import { memoryOf, type ShopProcess } from "./shop-process.ts";
import type { Table } from "./table.ts";

/** Ten times the usual twenty shoppers. */
const CONNECTIONS = 200;
const MS = 30_000;
const PROBES = 5;
const GIVE_UP_MS = 60_000;

export type Answer = { status: number; retryAfter: string | undefined; ms: number };

type Flood = {
  title: string;
  /** Path to request; `sent` is the number of requests so far. */
  path: (sent: number) => string;
  /** Path to request before and after the flood to measure response times. */
  probe: (sent: number) => string;
};

const page = (sent: number) => `/shop-grid-standard?min=0&max=${1000 + sent}`;
const stock = (sent: number) => `/api/stock?items=${1 + (sent % 144)},2,3,4,5`;
const floods: Flood[] = [
  // Half of the requests are for a cached page, the rest for pages that must be rendered.
  { title: "", path: (sent) => (sent % 2 ? page(sent) : `/?${sent}`), probe: page },
  { title: " that query the database", path: stock, probe: stock },
];

/** Floods the shop's pages, then its API. */
export async function overloadTables(shop: ShopProcess): Promise<Table[]> {
  const tables: Table[] = [];
  for (const flood of floods) tables.push(await tableOf(shop, flood));
  return tables;
}

async function tableOf(shop: ShopProcess, { title, path, probe }: Flood): Promise<Table> {
  // Recovered means a response within twice the time before the flood.
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let sent = 0;
  const getNext = (address: (sent: number) => string) => get(`${shop.base}${address(sent++)}`, agent);
  await get(shop.base, agent);
  const quiet = median(await inTurn(PROBES, () => getNext(probe).then(({ ms }) => ms)));
  const answers: Answer[] = [];
  let cut = 0;
  let memory = 0;
  const end = performance.now() + MS;
  const client = async () => {
    while (performance.now() < end) {
      const answer = await getNext(path).catch(() => undefined);
      if (answer) answers.push(answer);
      else cut++;
      memory = Math.max(memory, memoryOf(shop.pid));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const began = performance.now();
  for (;;) {
    const { status, ms } = await getNext(probe);
    if ((status === 200 && ms <= 2 * quiet) || performance.now() - began > GIVE_UP_MS) break;
  }
  const recovery = performance.now() - began;
  agent.destroy();
  const good = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined);
  const times = good.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const wrong = answers.length - good.length - refused.length + cut;
  const rows = [
    ["answered", good.length, ""],
    ["refused with 503 and a time to come back", refused.length, ""],
    ["other statuses, cut connections", wrong, "0"],
    ["99th percentile, ms", Math.round(times[Math.floor(times.length * 0.99)] ?? 0), ""],
    ["peak memory, MB", Math.round(memory), ""],
    ["back to normal speed after, ms", Math.round(recovery), "5000"],
  ];
  const whole = `Flooded for ${MS / 1000} s by ${CONNECTIONS} connections${title}`;
  return { title: whole, head: ["what", "figure", "budget"], rows };
}

/** Requests a URL as a browser does; rejects if the connection is cut. */
export function get(url: string, agent: Agent): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      const status = response.statusCode ?? 0;
      const retryAfter = response.headers["retry-after"];
      response.resume().on("end", () => resolve({ status, retryAfter, ms: performance.now() - began }));
    })
      .on("error", reject)
      .end();
  });
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i++) results.push(await work());
  return results;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
