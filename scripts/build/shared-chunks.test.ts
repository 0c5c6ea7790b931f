import { expect, test } from "vitest";
import { createSharedChunks } from "./shared-chunks.ts";

/** The importers of each module; `!` marks dynamic imports. */
const importers: Readonly<Record<string, readonly string[]>> = {
  "/app/ui/dialog.tsx": ["/app/routes/shop.tsx", "/app/routes/product.tsx", "/app/routes/cart.tsx?client"],
  "/app/features/coupon.ts": ["/app/features/totals.ts"],
  "/app/features/totals.ts": ["/app/routes/cart.tsx", "/app/routes/checkout.tsx"],
  "/app/features/gallery.tsx": ["/app/routes/product.tsx"],
  "/app/features/choice.ts": ["/app/routes/product.tsx", "!/app/features/quick-view.tsx"],
  "/app/features/links.ts": ["/app/routes/category.tsx", "/app/routes/sub-category.tsx"],
  "/app/features/facets.ts": ["/app/routes/shop.tsx", "/app/features/catalogue/embedded-catalogue.ts"],
  "/app/features/address.ts": ["!/app/routes/my-account.tsx"],
  "/app/sections/rare.tsx": ["/app/homes/plants.tsx", "/app/homes/fashion.tsx"],
  "/app/sections/common.tsx": "abcdefgh".split("").map((home) => `/app/homes/${home}.tsx`),
};

const chunking = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    isEntry: id.startsWith("!"),
    dynamicImporters: [],
  }),
};

function chunkOf(id: string): string | null {
  const names = createSharedChunks()
    .filter(({ test }) => test.test(id))
    .map(({ name }) => name(id, chunking));
  return names.find((name) => name !== null) ?? null;
}

test.each([
  ["three screens of a visit", "/app/ui/dialog.tsx", "shared"],
  ["two screens, through another module", "/app/features/coupon.ts", "cart-checkout"],
  ["one screen alone, which keeps it", "/app/features/gallery.tsx", null],
  ["one screen and what is loaded by itself", "/app/features/choice.ts", "product"],
  ["two addresses of the listing", "/app/features/links.ts", "listing"],
  ["listings and the catalogue, without what only listings need", "/app/features/facets.ts", "catalogue-listing"],
  ["no screen of a visit", "/app/features/address.ts", null],
  ["few home pages", "/app/sections/rare.tsx", null],
  ["many home pages", "/app/sections/common.tsx", "home"],
])("assigns a module of %s to its chunk", (_, id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});

test.each(["/app/routes/shop.tsx", "/app/homes/plants.tsx", "/srv/app/app/routes/shop.tsx"])(
  "keeps routes out of shared chunks, wherever the project folder is: %s",
  (id) => {
    expect(createSharedChunks().some(({ test }) => test.test(id))).toBe(false);
  },
);

test("leaves stylesheets and packages to other groups", () => {
  expect(chunkOf("/app/themes/plants.css")).toBeNull();
  expect(chunkOf("/node_modules/zod/index.js")).toBeNull();
});
