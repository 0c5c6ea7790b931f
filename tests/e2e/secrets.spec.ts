import { globSync, readFileSync } from "node:fs";
import { coupons, shop } from "../../shop.config.ts";
import { expect, test } from "./shop-test.ts";

/** The files sent to browsers that contain one of these texts. */
function filesThatTell(secrets: readonly string[]): string[] {
  const files = globSync("builds/current/build/client/**/*.{js,css,html,json,webmanifest,txt,xml}");
  expect(files.length).toBeGreaterThan(50);
  return files.filter((file) => {
    const text = readFileSync(file, "utf8").toUpperCase();
    return secrets.some((secret) => text.includes(secret.toUpperCase()));
  });
}

test("no file sent to browsers contains a coupon code", () => {
  expect(filesThatTell(coupons.map(({ code }) => code))).toEqual([]);
});

test("no file sent to browsers contains the address at which the owner is told of orders", () => {
  expect(filesThatTell([shop.mail.owner])).toEqual([]);
});
