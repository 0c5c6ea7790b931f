import { Hono } from "hono";

const code = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("shop-")) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `/service-worker.js` as a worker that deletes everything stored and unregisters itself. Browsers with a worker request
 * that address with every page, so this ends every worker that is out there.
 */
export function endWorkerRoutes(): Hono {
  const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };
  return new Hono().get("/service-worker.js", (c) => c.body(code, 200, headers));
}
