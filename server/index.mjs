/**
 * Starts the built shop; if that fails, prints one clear line and exits with 1. Shuts down gracefully on a signal.
 * Plain JavaScript, as the shop is built already: stripping types would cost a tenth of its memory.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";

const CLOSE_TIMEOUT_MS = 10_000;

/** @type {Record<string, string>} */
const reasons = {
  EADDRINUSE: "the port is in use: set PORT to another one",
  EACCES: "PORT is one that only an administrator may open: choose one from 1024 on, and put a proxy in front",
  EADDRNOTAVAIL: "HOST is no address of this machine: 127.0.0.1 is for this machine alone, 0.0.0.0 for all",
  ENOTFOUND: "HOST is no address of this machine: 127.0.0.1 is for this machine alone, 0.0.0.0 for all",
};

/** @param {NodeJS.ErrnoException} error */
function giveUp(error) {
  const reason = (error.name !== "StartError" && reasons[error.code ?? ""]) || error.message;
  console.error(`The shop cannot open: ${reason}`);
  if (error.name !== "StartError" && error.code === undefined) console.error(error.stack);
  process.exit(1);
}

const built = new URL("../build/server/index.js", import.meta.url);
if (!existsSync(built)) giveUp(Object.assign(new Error("it is not built yet: npm run build"), { name: "StartError" }));
const { openShop } = await import(built.href);
const shop = await openShop(process.env, new URL("./render-thread.mjs", import.meta.url)).catch(giveUp);
const { port, host } = shop.environment;
const server = createServer(getRequestListener(shop.fetch));

server.on("error", giveUp);
server.listen(port, host, () => {
  const name = host === "127.0.0.1" ? "localhost" : host;
  console.info(`The shop is open: http://${name}:${port}`);
});

let isClosing = false;

/** Accepts no new requests, finishes those in progress, then closes the database. */
function close() {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
  server.close(async () => {
    await shop.close();
    process.exit(0);
  });
  server.closeIdleConnections();
}

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, close);
