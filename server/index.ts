/** Starts the built shop: `node server/index.ts`. One clear line and a non-zero exit where it cannot. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "localhost";
const { openShop } = await import("../build/server/index.js" as string);
const shop = await openShop();
const server = createServer(getRequestListener((request) => shop.fetch(request)));

server.on("error", (error: NodeJS.ErrnoException) => {
  const reason = error.code === "EADDRINUSE" ? `port ${port} is in use: set PORT to another one` : error.message;
  console.error(`The shop cannot start: ${reason}`);
  process.exit(1);
});
server.listen(port, host, () => console.info(`The shop is open: http://${host}:${port}`));
