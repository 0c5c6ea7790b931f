import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { LINK_PICTURE } from "../app/settings/link-picture.ts";
import { oneAtATime } from "./api/one-at-a-time.ts";

const { width, height } = LINK_PICTURE;
/** Kept in memory: some 60 kB each. */
const MOST_KEPT = 64;
/** More that wait are told to come back: making one takes about a tenth of a second. */
const MOST_WAITING = 8;
const QUALITY = 78;
const WEEK = "public, max-age=604800, stale-while-revalidate=2592000";

/** Serves `/pictures/links/<picture>.jpg`: a picture of the shop in the shape that previews of links have. */
export function linkPictures(folder: string): Hono {
  const app = new Hono();
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const queue = oneAtATime();
  let waiting = 0;
  const list = join(folder, "pictures/index.json");
  const known: Record<string, { widths: readonly number[] }> = existsSync(list)
    ? JSON.parse(readFileSync(list, "utf8"))
    : {};

  async function make(name: string, largest: number): Promise<Buffer<ArrayBuffer>> {
    waiting += 1;
    try {
      return await queue("", () => drawLinkPicture(join(folder, `pictures/${name}-${largest}.avif`)));
    } finally {
      waiting -= 1;
    }
  }

  app.get("/pictures/links/*", async (context, next) => {
    const name = context.req.path.slice("/pictures/links/".length).replace(/\.jpg$/, "");
    const picture = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!picture || !context.req.path.endsWith(".jpg")) return next();
    if (!kept.has(name)) {
      if (waiting >= MOST_WAITING)
        return context.text("Busy", 503, { "retry-after": "5", "cache-control": "no-store" });
      const made = make(name, Math.max(...picture.widths));
      made.catch(() => kept.delete(name));
      kept.set(name, made);
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    }
    return context.body(await (kept.get(name) as Promise<Buffer<ArrayBuffer>>), 200, {
      "content-type": "image/jpeg",
      "cache-control": WEEK,
    });
  });
  return app;
}

/** Draws a picture at 1200 by 630: a wide one fills it, an upright one stands on its own ground, continued to both sides. */
async function drawLinkPicture(file: string): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const given = await sharp(file).metadata();
  const jpeg = { quality: QUALITY, mozjpeg: true };
  if (given.width > given.height) return sharp(file).resize(width, height).jpeg(jpeg).toBuffer() as never;
  const { data, info } = await sharp(file).resize({ height }).removeAlpha().png().toBuffer({ resolveWithObject: true });
  const side = Math.floor((width - info.width) / 2);
  const ground = (left: number) =>
    sharp(data).extract({ left, top: 0, width: 2, height }).resize(side, height, { fit: "fill" }).png().toBuffer();
  const composed = sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    { input: await ground(0), left: 0, top: 0 },
    { input: await ground(info.width - 2), left: width - side, top: 0 },
    { input: data, left: side, top: 0 },
  ]);
  return composed.jpeg(jpeg).toBuffer() as never;
}
