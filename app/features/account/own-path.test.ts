import { expect, test } from "vitest";
import { ownPath, signInPath } from "./own-path.ts";

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
