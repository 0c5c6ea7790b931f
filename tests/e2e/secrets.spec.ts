import { globSync, readFileSync } from "node:fs";
import { coupons } from "../../shop.config.ts";
import { expect, test } from "./shop-test.ts";

test("no file sent to browsers contains a coupon code", () => {
  const files = globSync("build/client/**/*.{js,css,html,json,webmanifest,txt,xml}");
  expect(files.length).toBeGreaterThan(50);
  const told = files.filter((file) => {
    const text = readFileSync(file, "utf8").toUpperCase();
    return coupons.some(({ code }) => text.includes(code.toUpperCase()));
  });
  expect(told).toEqual([]);
});
