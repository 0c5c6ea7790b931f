import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../../db/test-database.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";

const NEW = "another four words here";

describe.each(databaseKinds())("sessions on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  test("never adopt a cookie that the browser already had", async () => {
    const ada = await shop.open("ada@example.com");
    const known = ada.jar.get("session") ?? "";
    const victim = shop.browser();
    victim.jar.set("session", "planted.value");
    expect(await victim.user()).toBeNull();
    victim.jar.set("session", "planted.value");
    await victim.signIn("ada@example.com");
    const given = victim.jar.get("session") ?? "";
    expect(given).not.toBe("planted.value");
    expect(given).not.toBe(known);
    victim.jar.set("session", known);
    await victim.signIn("ada@example.com");
    expect(victim.jar.get("session")).not.toBe(known);
  });

  test("end when the user signs out: the cookie is worthless afterwards", async () => {
    const ada = await shop.open("ada@example.com");
    const stolen = ada.jar.get("session") ?? "";
    await ada.post("/api/auth/sign-out", {});
    expect(ada.jar.has("session")).toBe(false);
    const thief = shop.browser();
    thief.jar.set("session", stolen);
    expect(await thief.user()).toBeNull();
    thief.jar.set("session", stolen);
    expect((await thief.get("/api/account/orders")).status).toBe(401);
  });

  test("are listed without their tokens, and can be ended one by one or all together", async () => {
    const ada = await shop.open("ada@example.com");
    const phone = shop.browser();
    await phone.signIn("ada@example.com");
    const { body } = await ada.get("/api/account/sessions");
    const sessions = body["sessions"] as { id: string; isThisOne: boolean }[];
    expect(sessions.map((session) => session.isThisOne).toSorted()).toEqual([false, true]);
    expect(JSON.stringify(body)).not.toContain(ada.jar.get("session")?.split(".")[0] ?? "?");
    const bob = await shop.open("bob@example.com");
    await bob.post("/api/account/sessions/end", { id: sessions[0]?.id });
    expect(await ada.user()).not.toBeNull();
    await ada.post("/api/account/sessions/end", { id: sessions.find((session) => !session.isThisOne)?.id });
    expect(await phone.user()).toBeNull();
    await phone.signIn("ada@example.com");
    await ada.post("/api/account/sessions/end-all", {});
    expect([await ada.user(), await phone.user()]).toEqual([null, null]);
    expect(await bob.user()).not.toBeNull();
  });

  test("on other devices end when the password changes", async () => {
    const ada = await shop.open("ada@example.com");
    const phone = shop.browser();
    await phone.signIn("ada@example.com");
    const before = ada.jar.get("session");
    const wrong = await ada.post("/api/account/password", { current: "not the one", password: NEW });
    expect([wrong.status, wrong.body.error?.fields?.[0]?.path]).toEqual([422, "current"]);
    expect((await ada.post("/api/account/password", { current: PASSWORD, password: NEW })).status).toBe(200);
    expect(await ada.user()).not.toBeNull();
    expect(ada.jar.get("session")).not.toBe(before);
    expect(await phone.user()).toBeNull();
    expect((await shop.mails()).map((mail) => mail.template)).toContain("password-changed");
  });

  test("end when the password is reset by link; the link works once, and only for an hour", async () => {
    const ada = await shop.open("ada@example.com");
    const other = shop.browser();
    await other.post("/api/auth/forgot", { email: "ada@example.com" });
    const first = await shop.token("reset-password");
    await other.post("/api/auth/forgot", { email: "ada@example.com" });
    const token = await shop.token("reset-password");
    expect((await other.post("/api/auth/reset", { token, password: NEW })).status).toBe(200);
    for (const used of [token, first, "no-such-token-at-all"]) {
      const again = await shop.browser().post("/api/auth/reset", { token: used, password: "yet another password" });
      expect([again.status, again.body.error?.code]).toEqual([400, "unknown-link"]);
    }
    expect(await ada.user()).toBeNull();
    expect((await other.signIn("ada@example.com")).status).toBe(401);
    expect((await other.signIn("ada@example.com", NEW)).status).toBe(200);
    await shop.browser().post("/api/auth/forgot", { email: "ada@example.com" });
    const late = await shop.token("reset-password");
    const longAgo = new Date(Date.now() - 1000).toISOString();
    await shop.db.updateTable("verifications").set({ expires_at: longAgo }).execute();
    expect((await shop.browser().post("/api/auth/reset", { token: late, password: PASSWORD })).status).toBe(400);
  });

  test("a new address takes effect once confirmed from its own mailbox, and the old one is notified", async () => {
    const ada = await shop.open("ada@example.com");
    const wrong = await ada.post("/api/account/email", { email: "ada@new.example", password: "not the one" });
    expect(wrong.status).toBe(422);
    expect((await ada.post("/api/account/email", { email: "ada@new.example", password: PASSWORD })).status).toBe(202);
    const token = await shop.token("confirm-new-address");
    expect((await ada.user())?.email).toBe("ada@example.com");
    const bob = await shop.open("bob@example.com");
    expect((await bob.post("/api/account/email/confirm", { token })).status).toBe(400);
    expect((await shop.browser().post("/api/account/email/confirm", { token })).status).toBe(401);
    expect((await shop.browser().post("/api/auth/confirm", { token, password: PASSWORD })).status).toBe(400);
    expect((await ada.post("/api/account/email/confirm", { token })).status).toBe(200);
    expect((await ada.post("/api/account/email/confirm", { token })).status).toBe(400);
    expect((await ada.user())?.email).toBe("ada@new.example");
    const notices = (await shop.mails()).filter((mail) => mail.template === "address-changed");
    expect(notices.map((mail) => mail.to)).toEqual(["ada@example.com"]);
  });

  test("a new address is free if its registration was never confirmed, and taken otherwise", async () => {
    const [ada, bob] = [await shop.open("ada@example.com"), await shop.open("bob@example.com")];
    await shop.browser().register("wanted@example.com");
    const ask = (who: typeof ada) =>
      who.post("/api/account/email", { email: "wanted@example.com", password: PASSWORD });
    await ask(ada);
    const adas = await shop.token("confirm-new-address");
    await ask(bob);
    const bobs = await shop.token("confirm-new-address");
    expect((await ada.post("/api/account/email/confirm", { token: adas })).status).toBe(200);
    const late = await bob.post("/api/account/email/confirm", { token: bobs });
    expect([late.status, late.body.error?.code]).toEqual([400, "unknown-link"]);
    expect([(await ada.user())?.email, (await bob.user())?.email]).toEqual(["wanted@example.com", "bob@example.com"]);
  });

  test("a reset link in the old mailbox becomes invalid when the address changes", async () => {
    const ada = await shop.open("ada@example.com");
    await shop.browser().post("/api/auth/forgot", { email: "ada@example.com" });
    const left = await shop.token("reset-password");
    await ada.post("/api/account/email", { email: "ada@new.example", password: PASSWORD });
    await ada.post("/api/account/email/confirm", { token: await shop.token("confirm-new-address") });
    expect((await shop.browser().post("/api/auth/reset", { token: left, password: NEW })).status).toBe(400);
    expect(await ada.user()).not.toBeNull();
  });

  test("changes need the CSRF token, which other sites cannot read", async () => {
    const ada = await shop.open("ada@example.com");
    const bare = await ada.post("/api/auth/sign-out", {}, { "x-csrf-token": "" });
    const foreign = await ada.post(
      "/api/account/profile",
      { name: "Eve", language: "en" },
      { origin: "https://evil.example" },
    );
    expect([bare.status, foreign.status]).toEqual([403, 403]);
    expect((await ada.user())?.name).toBe("Ada Byron");
  });

  test("the library's own endpoints cannot be reached, and unknown fields change nothing", async () => {
    const ada = await shop.open("ada@example.com");
    const own = [
      "/sign-in/email",
      "/sign-up/email",
      "/delete-user",
      "/update-user",
      "/change-email",
      "/revoke-sessions",
    ];
    for (const path of own) expect((await ada.post(`/api/auth${path}`, {})).status).toBe(404);
    for (const path of ["/get-session", "/list-sessions", "/verify-email?token=x"])
      expect((await ada.get(`/api/auth${path}`)).status).toBe(404);
    await ada.post("/api/account/profile", {
      name: "Ada K",
      language: "fr",
      email: "x@y.example",
      email_verified: 0,
      id: "1",
    });
    expect(await ada.user()).toEqual({ name: "Ada K", email: "ada@example.com", language: "fr" });
  });
});

test("over https the cookie is bound to the host and hidden from scripts", async () => {
  const shop = await openTestAccounts("SQLite", { secure: true });
  await shop.open("ada@example.com");
  const browser = shop.browser();
  await browser.send("/api/csrf", {});
  const token = browser.jar.get("__Host-csrf") ?? "";
  const headers = { "content-type": "application/json", "x-csrf-token": token, origin: "https://shop.example" };
  const body = JSON.stringify({ email: "ada@example.com", password: PASSWORD });
  const answer = await browser.send("/api/auth/sign-in", { method: "POST", headers, body });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
  expect(cookie).toMatch(/; Path=\/(;|$)/i);
  for (const attribute of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i]) expect(cookie).toMatch(attribute);
  expect(cookie).not.toMatch(/; Domain=/i);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await browser.user())?.email).toBe("ada@example.com");
  await shop.close();
}, 60_000);
