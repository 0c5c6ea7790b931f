import { Hono } from "hono";

const code = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("shop-")) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Serves `/service-worker.js` as a worker that deletes the shop's caches and unregisters itself. Browsers with a worker
 * request that URL with every page, so this removes every installed one.
 */
export function endWorkerRoutes(): Hono {
  const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };
  return new Hono().get("/service-worker.js", (c) => c.body(code, 200, headers));
}
