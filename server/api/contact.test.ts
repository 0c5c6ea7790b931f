import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeContactMail } from "../../app/features/contact/write-contact-mail.server.ts";
import { renderMail } from "../../app/features/letters/mail-handler.server.ts";
import { untranslated } from "../../app/platform/i18n/words.ts";
import { shop } from "../../shop.config.ts";
import { contactRoutes } from "./contact.ts";
import { newsletterRoutes } from "./newsletter.ts";
import { openTestApi } from "./test-api.ts";

const message = {
  name: "Ada Byron",
  email: "ada@example.com",
  subject: "A chair",
  message: "Does the chair come in oak?\n<b>Thank you</b>",
};

describe("writing to the shop", () => {
  let api: Awaited<ReturnType<typeof openTestApi>>;
  let app: Hono;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.reopen();
    open();
    for (const table of ["jobs", "subscribers", "attempts"] as const) await api.db.deleteFrom(table).execute();
  });
  const open = () => {
    app = new Hono();
    app.route("/api/contact", contactRoutes(api.deps()));
    app.route("/api/newsletter", newsletterRoutes(api.deps()));
  };
  const post = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const socket = { incoming: { socket: { remoteAddress: "192.0.2.7" } } };
    const response = await app.request(path, { method: "POST", headers, body: JSON.stringify(body) }, socket);
    return { status: response.status, body: (await response.json()) as { error?: Record<string, unknown> } };
  };
  const jobs = async () =>
    (await api.db.selectFrom("jobs").selectAll().execute()).map((job) => JSON.parse(job.payload));

  it("reaches the owner by e-mail, who can reply to the sender", async () => {
    expect((await post("/api/contact", { ...message, to: "else@example.com" })).status).toBe(201);
    const [job] = await jobs();
    const deps = { db: api.db, shop, baseUrl: "https://shop.example", translate: () => untranslated };
    const draft = await writeContactMail(deps, job);
    const mail = draft && renderMail(draft, "1", deps);
    expect(mail).toMatchObject({ to: shop.mail.owner, replyTo: "ada@example.com", from: shop.mail.from });
    expect(mail?.subject).toBe("Message from Ada Byron: A chair");
    expect(mail?.text).toContain("Does the chair come in oak?");
    expect(mail?.html).toContain("&lt;b&gt;Thank you&lt;/b&gt;");
  });

  it("is refused with the invalid fields", async () => {
    const { status, body } = await post("/api/contact", { ...message, email: "ada", message: "Hm" });
    expect(status).toBe(422);
    expect(body.error?.["fields"]).toMatchObject([{ path: "email" }, { path: "message" }]);
    expect(await jobs()).toEqual([]);
  });

  it("is limited to five messages from one address in ten minutes", async () => {
    for (let i = 0; i < 5; i++) expect((await post("/api/contact", message)).status).toBe(201);
    expect((await post("/api/contact", message)).status).toBe(429);
    expect(await jobs()).toHaveLength(5);
  });

  it("sends the browser the provider's ids, and never its private key", async () => {
    const settings = async () => (await app.request("/api/contact/settings")).json();
    expect(await settings()).toEqual({ carrier: "server" });
    await api.reopen({
      BASE_URL: "http://localhost",
      MAIL: "emailjs",
      EMAILJS_PUBLIC_KEY: "public",
      EMAILJS_PRIVATE_KEY: "private",
      EMAILJS_SERVICE_ID: "service",
      EMAILJS_TEMPLATE_ID: "template",
    });
    open();
    expect(await settings()).toEqual({
      carrier: "emailjs",
      url: "https://api.emailjs.com",
      publicKey: "public",
      serviceId: "service",
      templateId: "template",
    });
  });

  it("subscribes to the newsletter in two steps and unsubscribes in one", async () => {
    expect((await post("/api/newsletter", { email: "ada@example.com", language: "xx" })).status).toBe(202);
    const [job] = await jobs();
    expect(job).toMatchObject({ template: "newsletter-confirm", language: shop.fallbackLanguage });
    expect((await post("/api/newsletter/confirm", { token: job.token })).status).toBe(200);
    expect((await post("/api/newsletter", { email: "ada@example.com", language: "en" })).status).toBe(202);
    expect((await post("/api/newsletter/unsubscribe", { token: job.token })).status).toBe(200);
    expect(await api.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
    expect((await post("/api/newsletter/confirm", { token: job.token })).body.error?.["code"]).toBe("unknown-link");
    expect((await post("/api/newsletter/confirm", { token: "x" })).status).toBe(422);
  });

  it("subscribes nobody if the shop has no newsletter; earlier links still unsubscribe", async () => {
    await post("/api/newsletter", { email: "ada@example.com", language: "en" });
    const [job] = await jobs();
    await api.reopen({}, { shop: { ...shop, newsletter: false } });
    open();
    expect((await post("/api/newsletter", { email: "bo@example.com", language: "en" })).status).toBe(404);
    expect((await post("/api/newsletter/unsubscribe", { token: job.token })).status).toBe(200);
    expect(await api.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
  });
});
