/** A thread of the built shop that renders pages (docs/decisions/pages-on-all-processors.md). */
const { openRenderThread } = await import("../build/server/render-thread.js");
await openRenderThread();
