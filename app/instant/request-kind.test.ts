import { describe, expect, test } from "vitest";
import { kindOf, mayCachePage } from "./request-kind.ts";

const shop = "https://shop.example";

describe("the worker", () => {
  test.each([
    ["page", "/", "navigate"],
    ["page", "/product/20", "navigate"],
    ["page", "/shop-grid-standard?page=2", "navigate"],
    ["other", "/product/20", "cors"],
    ["built", "/assets/shell-1.js", "cors"],
    ["built", "/locales/de/common.json?v=1", "cors"],
    ["other", "/locales/de/common.json", "cors"],
    ["picture", "/pictures/products/a-320.avif", "no-cors"],
    ["picture", "/icon-192.png", "no-cors"],
    ["other", "/api/orders/V-1", "cors"],
    ["other", "/api/account/export", "navigate"],
    ["other", "/readyz", "navigate"],
    ["other", "/sitemap.xml", "navigate"],
    ["other", "/service-worker.js", "same-origin"],
  ] as const)("answers as %s for %s (%s)", (kind, path, mode) => {
    expect(kindOf({ method: "GET", mode, url: shop + path }, shop)).toBe(kind);
  });

  test("leaves alone what is sent, and what is another's", () => {
    expect(kindOf({ method: "POST", mode: "navigate", url: `${shop}/contact` }, shop)).toBe("other");
    expect(kindOf({ method: "GET", mode: "no-cors", url: "https://else.example/pictures/a.avif" }, shop)).toBe("other");
  });

  test.each([
    "/checkout",
    "/pay/V-1?code=x",
    "/success",
    "/order?code=x",
    "/my-account/orders",
    "/Order?code=x",
    "/login-register",
    "/search?q=x",
  ])("keeps nothing of %s", (path) => {
    expect(mayCachePage(shop + path)).toBe(false);
  });

  test.each(["/", "/cart", "/orderly", "/product/20", "/search"])("keeps %s", (path) => {
    expect(mayCachePage(shop + path)).toBe(true);
  });
});
