import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const CONNECTIONS = 10;

/**
 * Returns the responses per second to `CONNECTIONS` clients that accept compression, as browsers do, and send one
 * request after the other for `ms`; `hostOf` names the shop's host in the nth request, if it is not that of the URL.
 */
export async function answersPerSecond(
  url: (n: number) => string,
  ms: number,
  hostOf?: (n: number) => string,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + ms;
  let answers = 0;
  let sent = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const n = sent++;
      const headers = { "accept-encoding": "gzip, deflate, br, zstd", ...(hostOf && { host: hostOf(n) }) };
      request(url(n), { agent, headers }, (response) => {
        response.resume().on("end", resolve);
      })
        .on("error", reject)
        .end();
    });
  const client = async () => {
    while (performance.now() < end) {
      await send();
      answers++;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return answers / ((performance.now() - began) / 1000);
}

/** Starts a bare server that sends `bytes` bytes: the upper bound for the shop's throughput. */
export async function startBareServer(bytes: number): Promise<{ base: string; stop(): void }> {
  const body = Buffer.alloc(bytes, "x");
  const headers = { "content-type": "text/html; charset=utf-8", "content-length": String(bytes) };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
