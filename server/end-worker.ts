import { Hono } from "hono";

const code = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("shop-")) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `/service-worker.js` as a worker that takes itself and all it kept away. Browsers ask for that address with each page
 * while they have a worker, so this ends every one that is out there.
 */
export function endWorkerRoutes(): Hono {
  const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };
  return new Hono().get("/service-worker.js", (c) => c.body(code, 200, headers));
}
