import { tmpdir } from "node:os";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { sessionCookie } from "../auth.ts";
import { readEnvironment } from "../environment.ts";
import { signInFirst } from "./sign-in-first.ts";

const app = new Hono();
app.use("/my-account/*", signInFirst(readEnvironment({ DATA_DIR: tmpdir() })));
app.all("*", ({ req, text }) => text("A screen", req.path.endsWith("/nowhere") ? 404 : 200, { etag: "of the page" }));

it("leads a guest from the account to signing in and back, and nobody keeps that answer", async () => {
  for (const path of ["/my-account", "/my-account/orders"]) {
    const { status, headers } = await app.request(path);
    const to = `/login-register?return=${encodeURIComponent(path)}`;
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, to, "no-store"]);
    expect(headers.has("etag")).toBe(false);
  }
});

it.each([
  ["whoever may be signed in", "/my-account", 200, { cookie: `${sessionCookie(false)}=x` }],
  ["a mailed link", "/my-account/profile?confirm=x", 200, {}],
  ["a part that no account has", "/my-account/nowhere", 404, {}],
  ["another page", "/my-accounts", 200, {}],
])("shows the page to %s", async (_, path, status, headers) => {
  expect((await app.request(path, { headers })).status).toBe(status);
});
