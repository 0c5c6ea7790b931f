import { expect, test } from "vitest";
import { ownPath, screenPath, signInPath } from "./own-path.ts";

test.each([
  "https://evil.example/",
  "//evil.example/",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/./\n/evil.example",
  "/..//evil.example",
  "//[evil",
  "javascript:alert(1)",
  "data:text/html,x",
  "evil.example",
  "/api/auth/sign-out",
  "/login-register?return=/",
  `/${"x".repeat(600)}`,
  "",
  null,
])("%j falls back to the account", (asked) => {
  expect(ownPath(asked)).toBe("/my-account");
});

test.each(["/", "/checkout", "/product/1?color=black#reviews", "/search?q=%2F%2Fevil.example"])(
  "%s is a path of the shop",
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(ownPath(new URLSearchParams(signInPath(path).split("?")[1]).get("return"))).toBe(path);
  },
);

test("the sign-in screen is one of the shop's screens, but none to return to after signing in", () => {
  for (const path of ["/login-register", "/login-register?return=%2Fcheckout", "/login-register#top"]) {
    expect(screenPath(path)).toBe(path);
    expect(ownPath(path)).toBe("/my-account");
  }
  expect(screenPath("/api/auth/sign-out")).toBe("");
  expect(screenPath("//evil.example/")).toBe("");
});
