/**
 * A worker of the shop, forked by `index.mjs` in the folder of its build: opens the shop, takes requests, and leaves when
 * told to without cutting a connection. Plain JavaScript, as the shop is built already: stripping types would cost a
 * tenth of its memory.
 */
import { createServer } from "node:http";
import { Server } from "node:net";
import { setFlagsFromString } from "node:v8";
import { getRequestListener } from "@hono/node-server";
import { openShop } from "../build/server/index.js";

/** Longer than a proxy keeps an idle connection: otherwise it sends a request on one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;
/** How long idle connections stay open while a new build takes over, and while the shop stops. */
const IDLE_MS = { "for another": 30_000, "for good": 3_000 };
/** How long requests under way may take after that. */
const LAST_MS = 5_000;

/**
 * By how much the heap grows before it is collected, in percent of what is in use; V8 would let it grow to three times
 * that. Another quarter less memory under a flood. No argument of Node: one that no longer knew it would not start.
 */
setFlagsFromString("--heap-growing-percent=70");

/** @type {Record<string, string>} */
const reasons = {
  EADDRINUSE: "the port is in use: set PORT to another one",
  EACCES: "PORT is one that only an administrator may open: choose one from 1024 on, and put a proxy in front",
  EADDRNOTAVAIL: "HOST is no address of this machine: 127.0.0.1 is for this machine alone, 0.0.0.0 for all",
  ENOTFOUND: "HOST is no address of this machine: 127.0.0.1 is for this machine alone, 0.0.0.0 for all",
};

/** Tells the process that owns the port, which says it. @param {NodeJS.ErrnoException} error */
function giveUp(error) {
  const reason = (error.name !== "StartError" && reasons[error.code ?? ""]) || error.message;
  if (error.name !== "StartError" && error.code === undefined) console.error(error.stack);
  process.send?.({ failed: reason }, () => process.exit(1));
  return new Promise(() => undefined);
}

/** @type {"" | keyof typeof IDLE_MS} */
let leaving = "";
// The process that owns the port says when; a terminal sends its signals to both.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGUSR2"]) process.on(signal, () => undefined);

// Told to leave before it is open, as while it waits for the database.
const leaveAtOnce = () => process.exit(0);
process.on("message", leaveAtOnce);
const isHandOver = Boolean(process.env.HAND_OVER);
const renderThread = new URL("./render-thread.mjs", import.meta.url);
const shop = await openShop(process.env, renderThread, isHandOver).catch(giveUp);
if (isHandOver) await shop.check().catch(giveUp);

// Balancers ask for the state without a Host, as HTTP/1.0 allows.
const listener = getRequestListener(shop.fetch, { hostname: "localhost" });
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  if (leaving) response.setHeader("Connection", "close");
  return listener(request, response);
});
server.on("error", giveUp);
process.off("message", leaveAtOnce);
server.listen(shop.environment.port, shop.environment.host, () => {
  process.send?.({ open: server.address().port, knowsMetrics: shop.metrics !== undefined });
});
process.on("message", ({ leave, metrics: question, parts }) => {
  if (question) return void tellNumbers(question, parts);
  if (!leaving) setTimeout(go, shop.announceLeaving(leave === "for good"), leave);
});

/** Answers the process that owns the ports with this one's numbers, or with the text of all parts that it has collected. */
async function tellNumbers(answers, parts) {
  const { metrics } = shop;
  const answer = await (parts ? metrics.text(parts) : metrics.numbers()).catch(() => undefined);
  process.send?.({ answers, answer });
}

/**
 * Accepts no more connections; the next answer on each open one says that it is the last. `http.Server.close` would end
 * idle ones at once, and with them requests that are already on their way.
 * @param {keyof typeof IDLE_MS} how
 */
function go(how) {
  leaving = how;
  Server.prototype.close.call(server, async () => {
    await shop.close();
    process.exit(0);
  });
  setTimeout(() => server.closeIdleConnections(), IDLE_MS[how]).unref();
  setTimeout(() => process.exit(1), IDLE_MS[how] + LAST_MS).unref();
}
