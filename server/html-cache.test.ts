import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerWith, makePage } from "./html-cache.ts";

test("a busy server sends the same page with the same ETag, only less compressed", async () => {
  const html = Array.from({ length: 2000 }, (_, i) => `<li class="product">Chair number ${i % 97} of ${i}</li>`).join(
    "",
  );
  const calm = await makePage(html, 200, {});
  const busy = await makePage(html, 200, {}, { isBusy: true });
  expect(brotliDecompressSync(busy.br).toString()).toBe(html);
  expect(busy.etag).toBe(calm.etag);
  expect(busy.br.length).toBeGreaterThan(calm.br.length);
});

test("a page is compressed in an encoding that the browser accepts", async () => {
  const page = await makePage("<p>A screen", 200, {});
  const encodingFor = async (accepted: string) => {
    const request = new Request("http://localhost/", { headers: { "accept-encoding": accepted } });
    return (await answerWith(page, request)).headers.get("content-encoding");
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
