import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createApi } from "./api.ts";
import { openTestApi } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test.each([
  ["whose length is known", { "content-length": "100" }],
  ["that comes in pieces", { "transfer-encoding": "chunked" }],
])("a request %s that the shopper breaks off is not logged as an error", async (_, form) => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const listen = getRequestListener(createApi({ ...api.deps(), log }).fetch);
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = { cookie: `csrf=${api.token()}`, "x-csrf-token": api.token(), "content-type": "application/json" };
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: "POST", path: "/api/quote", headers: { ...own, ...form } });
  sent.on("error", () => undefined);
  sent.write("{");
  const [incoming, outgoing] = await once(server, "request");
  const answered = listen(incoming, outgoing);
  sent.destroy();
  await answered;
  server.close();
  expect(lines).toEqual([]);
});
