/**
 * The shop's API and workers on the tests' own catalogue, as a separate process: `shop-process.ts <database URL> <data
 * folder>`. Prints its port.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { testCatalogue as catalogue } from "../../app/features/orders/test-shop.ts";
import { openDatabase } from "../../db/database.ts";
import { createApi } from "../../server/api/api.ts";
import { createDeps } from "../../server/api/create-deps.ts";
import { startWorkers } from "../../server/api/workers.ts";
import { readEnvironment } from "../../server/environment.ts";
import { coupons, shop } from "../../shop.config.ts";

const [url = "", dataDir = ""] = process.argv.slice(2);
const log = pino({ level: "silent" });
const environment = readEnvironment({ ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, TRUST_PROXY: "yes" });
const db = await openDatabase({ url, dataDir, log });
const deps = createDeps({ db, catalogue, shop, coupons, environment, log });
const workers = startWorkers(deps);
const server = createServer(getRequestListener(createApi(deps).fetch));
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

process.on("SIGTERM", () => {
  server.closeAllConnections();
  server.close(async () => {
    await workers.stop();
    await db.destroy();
  });
});
