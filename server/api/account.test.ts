import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../../db/test-database.ts";
import { limits } from "./shared-limit.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";

describe.each(databaseKinds())("accounts on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  test("are opened with the e-mailed link and the password", async () => {
    const ada = shop.browser();
    expect((await ada.register("Ada@Example.com")).status).toBe(202);
    expect((await ada.signIn("ada@example.com")).body.error?.code).toBe("unconfirmed");
    expect(await ada.user()).toBeNull();
    const token = await shop.token("confirm-address");
    const wrong = await ada.post("/api/auth/confirm", { token, password: "not the password" });
    expect([wrong.status, wrong.body.error?.code]).toEqual([401, "wrong-password"]);
    expect((await ada.post("/api/auth/confirm", { token, password: PASSWORD })).status).toBe(200);
    expect(await ada.user()).toEqual({ name: "Ada Byron", email: "ada@example.com", language: "de" });
    expect((await shop.mails()).map((mail) => mail.template)).toContain("welcome");
  });

  test("are opened by the last password that may be tried", async () => {
    const ada = shop.browser();
    await ada.register("ada@example.com");
    const token = await shop.token("confirm-address");
    for (let tried = 1; tried < limits.passwords.limit; tried++)
      expect((await ada.post("/api/auth/confirm", { token, password: "not the password" })).status).toBe(401);
    expect((await ada.post("/api/auth/confirm", { token, password: PASSWORD })).status).toBe(200);
    expect(await ada.user()).toMatchObject({ email: "ada@example.com" });
  });

  test("answer a wrong password exactly like an unknown address", async () => {
    await shop.open("ada@example.com");
    const stranger = shop.browser();
    const wrong = await stranger.signIn("ada@example.com", "wrong password");
    const unknown = await stranger.signIn("nobody@example.com", "wrong password");
    expect(wrong.status).toBe(401);
    expect(unknown).toEqual({ ...wrong, body: { error: { ...wrong.body.error, requestId: expect.any(String) } } });
    expect(await stranger.user()).toBeNull();
  });

  test("do not reveal known addresses: when registering, resetting a password or changing the address", async () => {
    const ada = await shop.open("ada@example.com");
    await shop.open("bob@example.com");
    const stranger = shop.browser();
    const answers = [];
    for (const email of ["ada@example.com", "new@example.com"]) answers.push(await stranger.register(email));
    expect(answers[0]).toEqual(answers[1]);
    const forgot = [];
    for (const email of ["ada@example.com", "nobody@example.com"])
      forgot.push(await stranger.post("/api/auth/forgot", { email }));
    expect(forgot[0]).toEqual(forgot[1]);
    const change = [];
    for (const email of ["bob@example.com", "free@example.com"])
      change.push(await ada.post("/api/account/email", { email, password: PASSWORD }));
    expect(change[0]).toEqual(change[1]);
    const mails = (await shop.mails()).map(({ template, to }) => `${template} ${to}`);
    expect(mails).toContain("already-registered ada@example.com");
    expect(mails).not.toContain("confirm-new-address bob@example.com");
  });

  test("answer a link that the shop never signed the same for every address, without checking a password", async () => {
    await shop.open("ada@example.com");
    const stranger = shop.browser();
    const attempts = () => shop.db.selectFrom("attempts").selectAll().orderBy("key").execute();
    const before = await attempts();
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const email of ["ada@example.com", "nobody@example.com"]) {
      const token = `${part({ alg: "HS256" })}.${part({ email })}.${part("signature")}`;
      const answer = await stranger.post("/api/auth/confirm", { token, password: PASSWORD });
      expect([answer.status, answer.body.error?.code]).toEqual([400, "unknown-link"]);
    }
    expect(await attempts()).toEqual(before);
  });

  test("send few e-mails per hour to an address that somebody claims as theirs", async () => {
    const ada = await shop.open("ada@example.com");
    const ask = (email: string) => ada.post("/api/account/email", { email, password: PASSWORD });
    for (let i = 0; i < 5; i++) expect((await ask("carl@example.com")).status).toBe(202);
    expect((await ask("Carl+1@example.com")).status).toBe(429);
    expect((await ask("free@example.com")).status).toBe(202);
    for (let i = 0; i < 20; i++) {
      await shop.browser(`198.51.100.${i}`).register("dora@example.com");
      await shop.mails();
    }
    expect((await shop.mails()).filter(({ to }) => to === "dora@example.com")).toHaveLength(15);
  });

  test("registered several times in parallel are registered once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.browser().register("ada@example.com")));
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const token = await shop.token("confirm-address");
    expect((await shop.browser().post("/api/auth/confirm", { token, password: PASSWORD })).status).toBe(200);
  });

  test("send five password reset e-mails per hour to a network, and do not reveal when they stop", async () => {
    await shop.open("ada@example.com");
    const forget = () => shop.browser("198.51.100.1").post("/api/auth/forgot", { email: "ada@example.com" });
    const answers = await Promise.all(Array.from({ length: 8 }, forget));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect((await shop.mails()).filter(({ template }) => template === "reset-password")).toHaveLength(5);
  });

  test("cannot be taken in advance by somebody who only knows the address", async () => {
    const thief = shop.browser();
    await thief.register("ada@example.com", "the thief's password");
    await shop.mails();
    const ada = shop.browser();
    await ada.register("ada@example.com");
    const token = await shop.token("confirm-address");
    expect((await ada.post("/api/auth/confirm", { token, password: PASSWORD })).status).toBe(200);
    expect((await thief.signIn("ada@example.com", "the thief's password")).status).toBe(401);
  });

  test("cannot be guessed, neither from one network address nor from many", async () => {
    await shop.open("ada@example.com");
    const guess = async (from: string) =>
      (await shop.browser(from).signIn("ada@example.com", "a guess of words")).status;
    for (let i = 0; i < 10; i++) expect(await guess("203.0.113.1")).toBe(401);
    expect(await guess("203.0.113.1")).toBe(429);
    for (let i = 0; i < 90; i++) expect(await guess(`198.51.100.${i}`)).toBe(401);
    expect(await guess("198.51.100.90")).toBe(429);
    await shop.reopen();
    const patient = await shop.browser("198.51.100.99").signIn("ada@example.com");
    expect([patient.status, Number(patient.retryAfter) > 60]).toEqual([429, true]);
    shop.clock.pass(61 * 60_000);
    expect((await shop.browser("198.51.100.98").signIn("ada@example.com")).status).toBe(200);
  });

  test("of a network try twenty passwords a minute, of whatever accounts", async () => {
    const statuses = [];
    for (let i = 0; i < 22; i++)
      statuses.push((await shop.browser("203.0.113.1").signIn(`somebody-${i}@example.com`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  });

  test("are not fooled by a client address that the browser claims", async () => {
    await shop.open("ada@example.com");
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const spoof = { "x-shop-client-address": `10.0.0.${i}`, "x-real-ip": `10.0.0.${i}` };
      statuses.push((await shop.browser("203.0.113.7").signIn("nobody@example.com", "guess of a word", spoof)).status);
    }
    expect(statuses).toContain(429);
  });
});
