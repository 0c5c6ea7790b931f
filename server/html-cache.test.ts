import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { makePage } from "./html-cache.ts";

test("a busy server sends the same page with the same mark, only less tightly packed", async () => {
  const html = Array.from({ length: 2000 }, (_, i) => `<li class="product">Chair number ${i % 97} of ${i}</li>`).join(
    "",
  );
  const calm = await makePage(html, 200, {});
  const busy = await makePage(html, 200, {}, { isBusy: true });
  expect(brotliDecompressSync(busy.br).toString()).toBe(html);
  expect(busy.etag).toBe(calm.etag);
  expect(busy.br.length).toBeGreaterThan(calm.br.length);
});
