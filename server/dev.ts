/** The shop with hot reload, for development: `npm run dev`. */
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { relative, sep } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, type Plugin } from "vite";

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "localhost";
const server = createServer();

/** Writes `app/generated/` at the start, also of a restart for `shop.config.ts`, and when a text or theme changes. */
const generated: Plugin = {
  name: "generated",
  configureServer(vite) {
    const write = () => {
      const { status, stderr } = spawnSync(process.execPath, ["scripts/write-generated.ts"], { encoding: "utf8" });
      if (status === 0) return;
      vite.config.logger.error(stderr);
      vite.ws.send({ type: "error", err: { message: stderr, stack: "" } });
    };
    write();
    let soon: NodeJS.Timeout | undefined;
    // Files that are saved together are written into `app/generated/` at once.
    const writeSoon = () => {
      clearTimeout(soon);
      soon = setTimeout(write, 50);
    };
    vite.watcher.on("all", (event, file) => {
      const [folder, kind] = relative(".", file).split(sep);
      // Which home pages are open depends on the posts that there are.
      if (folder === "content" && kind === "posts" && event !== "change") vite.restart();
      else if (folder === "content" || (folder === "app" && kind === "themes")) writeSoon();
    });
  },
};
const vite = await createVite({ plugins: [generated], server: { middlewareMode: true, ws: { server } } });

type Shop = { fetch: (request: Request) => Response | Promise<Response>; close: () => Promise<void> };
type OpenShop = { openShop: (variables: NodeJS.ProcessEnv) => Promise<Shop> };
let opened: { from: unknown; shop: Promise<Shop> } | undefined;

/** The shop from the current sources; the one it replaces closes its database first. */
function currentShop({ openShop }: OpenShop): Promise<Shop> {
  if (opened?.from === openShop) return opened.shop;
  const before = opened?.shop;
  const closed =
    before?.then(
      (shop) => shop.close(),
      () => undefined,
    ) ?? Promise.resolve();
  opened = { from: openShop, shop: closed.then(() => openShop(process.env)) };
  return opened.shop;
}

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const shop = await currentShop((await vite.ssrLoadModule("./server/app.ts")) as OpenShop);
      await getRequestListener((r) => shop.fetch(r))(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      response.statusCode = 500;
      response.end((error as Error).stack);
    }
  });
});
server.listen(port, host, () => console.info(`Working on the shop: http://${host}:${port}`));
