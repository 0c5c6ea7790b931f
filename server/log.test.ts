import { Writable } from "node:stream";
import { inspect } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestAccounts } from "./api/test-accounts.ts";
import { orderBody } from "./api/test-api.ts";
import { jobHandlers } from "./api/workers.ts";
import { workJobs } from "./jobs/work-jobs.ts";
import { createLog } from "./log.ts";

const person = {
  name: "Zebulina Quillfeather",
  street: "Nachtigallenweg 77",
  city: "Hinterzarten",
  phone: "+49 7652 998877",
  note: "Please ring twice at the green gate",
  email: "zebulina@quill.example",
  password: "seven quiet otters swim",
};

describe("the log", () => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  let written = "";
  const sink = new Writable({
    write(chunk, _, done) {
      written += String(chunk);
      done();
    },
  });
  const log = createLog("trace", sink);

  beforeAll(async () => {
    shop = await openTestAccounts("SQLite");
    await shop.reset();
  });
  afterAll(() => shop.close());

  const address = { name: person.name, street: person.street, postcode: "79856", city: person.city, country: "DE" };
  const { name, note, email, phone, password } = person;
  const order = (more = {}) =>
    orderBody([{ id: "2", quantity: 1 }], { address, contact: { email, phone }, note, ...more });

  /** An error as PostgreSQL or a mail server throws it: with the row, the e-mail or the address in it. */
  function revealingError(): Error {
    const detail = `Key (email)=(${email}) already exists.`;
    const more = {
      code: "23505",
      detail,
      rejected: [email],
      parameters: [name, person.street],
      response: `550 <${email}>`,
    };
    return Object.assign(new Error(`550 5.1.1 <${email}>: Recipient address rejected`), more);
  }

  it("contains nothing about shoppers, senders or account holders, even where something fails", async () => {
    const carrier = { id: "failing", send: () => Promise.reject(revealingError()) };
    await shop.reopen({ RATE_LIMIT: "0" }, { log });
    const browser = shop.browser();
    await browser.register(email, password);
    await browser.post("/api/auth/confirm", { token: await shop.token("confirm-address"), password });
    await browser.post("/api/auth/sign-in", { email, password: `${password} wrong` });
    const printed = vi.spyOn(console, "error").mockImplementation((...words) => void sink.write(inspect(words)));
    await sql`create trigger full before insert on sessions begin select raise(abort, ${sql.lit(email)}); end`.execute(
      shop.db,
    );
    expect((await browser.post("/api/auth/sign-in", { email, password })).status).toBe(503);
    await sql`drop trigger full`.execute(shop.db);
    printed.mockRestore();
    expect((await browser.post("/api/auth/sign-in", { email, password })).status).toBe(200);
    await browser.post("/api/account/profile", { name, language: "de" });
    await browser.post("/api/account/addresses", { address, isDefault: true });
    const placed = await browser.post("/api/orders", order());
    expect(placed.status).toBe(201);
    const { number, code } = placed.body["order"] as { number: string; code: string };
    await browser.post("/api/payments/test", { number, code, outcome: "pay" });
    await browser.post("/api/contact", { name, email, subject: "A question", message: note });
    await browser.post("/api/newsletter", { email, language: "de" });
    await browser.post(`/api/orders/${number}/withdraw`, { name, email, language: "de" });

    await shop.reopen({ RATE_LIMIT: "0" }, { log, carrier });
    await workJobs({ db: shop.db, handlers: jobHandlers(shop.deps()), log, now: shop.deps().now });
    await shop.reopen({ RATE_LIMIT: "0" }, { log, failpoints: () => Promise.reject(revealingError()) });
    expect((await browser.post("/api/orders", order({ key: "another-order-of-hers" }))).status).toBe(500);

    const secrets = [...Object.values(person), code, ...[...browser.jar.values()].map((value) => value.slice(0, 20))];
    expect(written, "the log is not empty").toContain("a job failed");
    expect(written).toContain("a request failed");
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });

  it("names a failed request by the id in its response", async () => {
    written = "";
    await shop.reopen({}, { log, failpoints: () => Promise.reject(revealingError()) });
    const browser = shop.browser();
    await browser.post("/api/newsletter/unsubscribe", { token: "x".repeat(30) });
    const csrf = browser.jar.get("csrf") ?? "";
    const answer = await browser.send("/api/orders", {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf-token": csrf },
      body: JSON.stringify(order({ key: "the-third-order-of-hers" })),
    });
    const body = (await answer.json()) as { error: { requestId: string } };
    expect(answer.headers.get("x-request-id")).toBe(body.error.requestId);
    const line = JSON.parse(written.trim().split("\n").at(-1) ?? "{}");
    expect(line).toMatchObject({ requestId: body.error.requestId, route: "/api/orders", msg: "a request failed" });
    expect(line.err.stack, "owners see the stack").toContain("at ");
    expect(JSON.stringify(body), "shoppers do not").not.toMatch(/ at |Recipient|node_modules/);
  });

  it("gives a request an id of its own, whatever it brings", async () => {
    const answer = await shop.browser().send("/api/rates", { headers: { "x-request-id": "chosen-outside" } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});
