/**
 * The shop's API and workers on the tests' own catalogue, for `runShop`: it needs no build. Settings come from the
 * environment, as they do for the built shop.
 */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { testCatalogue as catalogue } from "../../app/features/orders/test-shop.ts";
import { openDatabase } from "../../db/database.ts";
import { createApi } from "../../server/api/api.ts";
import { createDeps } from "../../server/api/create-deps.ts";
import { startWorkers } from "../../server/api/workers.ts";
import { readEnvironment } from "../../server/environment.ts";
import { coupons, shop } from "../../shop.config.ts";

const log = pino({ level: "silent" });
const environment = readEnvironment(process.env);
const { databaseUrl: url, dataDir, port, host } = environment;
const db = await openDatabase({ ...(url && { url }), dataDir, log });
const deps = createDeps({ db, catalogue, shop, coupons, environment, log });
const workers = startWorkers(deps);
// As the built shop: balancers ask without a Host.
const server = createServer(getRequestListener(createApi(deps).fetch, { hostname: "localhost" }));
server.listen(port, host);

process.on("SIGTERM", () => {
  server.closeAllConnections();
  server.close(async () => {
    await workers.stop();
    await db.destroy();
  });
});
