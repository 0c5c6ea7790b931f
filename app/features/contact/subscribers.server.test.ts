import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../shop.config.ts";
import { untranslated } from "../../platform/i18n/words.ts";
import { renderMail } from "../letters/mail-handler.server.ts";
import type { ContactMailJob } from "./queue-contact-mail.server.ts";
import { confirmSubscriber, removeSubscriber, requestSubscription } from "./subscribers.server.ts";
import { writeContactMail } from "./write-contact-mail.server.ts";

const start = new Date("2026-11-20T09:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const DAY = 24 * 60;

describe.each(databaseKinds())("the newsletter on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom("subscribers").execute();
    await database.db.deleteFrom("jobs").execute();
  });

  const request = (email = "Ada@Example.com", at = start) =>
    requestSubscription(database.db, { email, language: "de" }, at);
  const rows = () => database.db.selectFrom("subscribers").selectAll().execute();
  const jobs = async () => {
    const stored = await database.db.selectFrom("jobs").selectAll().orderBy("run_at").execute();
    return stored.map((job) => JSON.parse(job.payload) as ContactMailJob);
  };
  const token = async () => (await rows())[0]?.token ?? "";
  const deps = () => ({ db: database.db, shop, baseUrl: "https://shop.example", translate: () => untranslated });

  it("sends one confirmation mail per address, ignoring case", async () => {
    await request();
    await request("ada@example.com", later(1));
    expect(await rows()).toMatchObject([{ email: "ada@example.com", language: "de", confirmed_at: null }]);
    expect(await jobs()).toHaveLength(1);
    await request("ada@example.com", later(30));
    expect(await jobs()).toHaveLength(2);
  });

  it("keeps a confirmed address, and sends it no further confirmation mail", async () => {
    await request();
    expect(await confirmSubscriber(database.db, await token(), later(5))).toBe(true);
    expect(await confirmSubscriber(database.db, await token(), later(9 * DAY))).toBe(true);
    expect((await rows())[0]?.confirmed_at).toBe(later(5).toISOString());
    await request("ada@example.com", later(60));
    expect(await jobs()).toHaveLength(1);
  });

  it("rejects unknown and expired links, and deletes addresses that were never confirmed", async () => {
    await request();
    expect(await confirmSubscriber(database.db, "unknown-token-of-some-length", start)).toBe(false);
    expect(await confirmSubscriber(database.db, await token(), later(8 * DAY))).toBe(false);
    await request("other@example.com", later(8 * DAY));
    expect((await rows()).map((row) => row.email)).toEqual(["other@example.com"]);
  });

  it("restarts the week to confirm on a repeated request, in the language of that request", async () => {
    await request();
    await requestSubscription(database.db, { email: "ada@example.com", language: "fr" }, later(6 * DAY));
    expect((await jobs()).map((job) => "language" in job && job.language)).toEqual(["de", "fr"]);
    expect(await rows()).toMatchObject([{ language: "fr", confirmed_at: null }]);
    expect(await confirmSubscriber(database.db, await token(), later(12 * DAY))).toBe(true);
    await requestSubscription(database.db, { email: "ada@example.com", language: "es" }, later(13 * DAY));
    expect(await rows(), "a confirmed subscriber stays unchanged").toMatchObject([{ language: "fr" }]);
  });

  it("deletes an address on unsubscribing, idempotently", async () => {
    await request();
    const left = await token();
    await removeSubscriber(database.db, left);
    await removeSubscriber(database.db, left);
    expect(await rows()).toEqual([]);
  });

  it("writes a confirmation mail with both links, and none to an address already confirmed", async () => {
    await request();
    const [job] = await jobs();
    if (!job) throw new Error("no mail was queued");
    const draft = await writeContactMail(deps(), job);
    if (!draft) throw new Error("no mail was written");
    const mail = renderMail(draft, "1", deps());
    expect(mail).toMatchObject({ to: "ada@example.com", language: "de", from: shop.mail.from });
    expect(mail.text).toContain(`https://shop.example/newsletter?token=${await token()}`);
    expect(mail.text).toContain(`https://shop.example/newsletter?unsubscribe=${await token()}`);
    await confirmSubscriber(database.db, await token(), later(5));
    expect(await writeContactMail(deps(), job)).toBeUndefined();
  });
});
