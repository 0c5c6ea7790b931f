import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerWith, createHtmlCache, makePage } from "./html-cache.ts";

const html = Array.from({ length: 2000 }, (_, i) => `<li class="product">Chair number ${i % 97} of ${i}</li>`).join("");
const accepting = (encodings: string) =>
  new Request("http://localhost/", { headers: { "accept-encoding": encodings } });

test("a busy server sends the same page with the same ETag, only less compressed", async () => {
  const calm = await makePage(html, 200, {}, { accepts: "br, zstd" });
  const busy = await makePage(html, 200, {}, { isBusy: true, accepts: "br" });
  const busiest = await makePage(html, 200, {}, { isBusy: true, accepts: "br, zstd" });
  expect([calm, busy, busiest].map(({ encoding }) => encoding)).toEqual(["br", "br", "zstd"]);
  expect(brotliDecompressSync(busy.body).toString()).toBe(html);
  expect(zstdDecompressSync(busiest.body).toString()).toBe(html);
  expect([busy.etag, busiest.etag]).toEqual([calm.etag, calm.etag]);
  expect(busy.body.length).toBeGreaterThan(calm.body.length);
});

test("a page compressed for one browser reaches others in an encoding that they accept", async () => {
  const page = await makePage(html, 200, {}, { isBusy: true, accepts: "br, zstd" });
  const textFor = async (encodings: string) => {
    const response = await answerWith(page, accepting(encodings));
    const decoder = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
    const decode = decoder[response.headers.get("content-encoding") as keyof typeof decoder] ?? Buffer.from;
    return decode(Buffer.from(await response.arrayBuffer())).toString();
  };
  for (const encodings of ["zstd", "br", "gzip", ""]) expect(await textFor(encodings), encodings).toBe(html);
});

test("a page is compressed in an encoding that the browser accepts", async () => {
  const page = await makePage("<p>A screen", 200, {});
  const encodingFor = async (accepted: string) => {
    return (await answerWith(page, accepting(accepted))).headers.get("content-encoding");
  };
  expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
  expect(await encodingFor("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(await encodingFor("BR; q=0.5")).toBe("br");
  for (const none of ["", "identity", "br;q=0, gzip;q=0.000", "xbrx"]) expect(await encodingFor(none), none).toBe(null);
});

test("a page that the browser has is not sent again, even if a proxy weakened its ETag", async () => {
  const page = await makePage("<p>A screen", 200, {});
  const statusFor = async (known: string) =>
    (await answerWith(page, new Request("http://localhost/", { headers: { "if-none-match": known } }))).status;
  for (const known of [page.etag, `W/${page.etag}`, `"another", ${page.etag}`])
    expect(await statusFor(known)).toBe(304);
  expect(await statusFor('"another"')).toBe(200);
});

test("the cache drops what was not asked for longest, when it has too many pages or they take too much memory", async () => {
  const page = await makePage(html, 200, {});
  const byNumber = createHtmlCache(2);
  for (const key of ["a", "b"]) byNumber.set(key, page);
  byNumber.get("a");
  byNumber.set("c", page);
  expect(["a", "b", "c"].map((key) => byNumber.get(key) !== undefined)).toEqual([true, false, true]);
  const bySize = createHtmlCache(100, page.body.length * 2);
  for (const key of ["a", "b", "b", "b", "c"]) bySize.set(key, page);
  expect(["a", "b", "c"].map((key) => bySize.get(key) !== undefined)).toEqual([false, true, true]);
});
