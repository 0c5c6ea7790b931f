import { afterAll, beforeAll, expect, test } from "vitest";
import {
  confirmSubscriber,
  removeSubscriber,
  requestSubscription,
} from "../app/features/contact/subscribers.server.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { newsletterCommand } from "./newsletter.ts";
import { answerOnShop } from "./run-command.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
afterAll(() => database.close());

const newsletter = (...args: string[]) =>
  answerOnShop(newsletterCommand, args, { DATA_DIR: database.place, BASE_URL: "http://shop.test" });

test("exports confirmed subscribers with their unsubscribe links, and removes an address", async () => {
  const { db } = database;
  const now = new Date();
  for (const email of ["ada@example.com", "bo@example.com", "cy@example.com"])
    await requestSubscription(db, { email, language: "de" }, now);
  const tokenOf = async (email: string) => {
    const row = await db.selectFrom("subscribers").select("token").where("email", "=", email).executeTakeFirst();
    return row?.token ?? "";
  };
  await confirmSubscriber(db, await tokenOf("ada@example.com"), now);
  await confirmSubscriber(db, await tokenOf("bo@example.com"), now);

  const [head, ada = "", bo, ...others] = (await newsletter("export")).out.trimEnd().split("\r\n");
  expect(head).toBe("email,language,confirmed_at,unsubscribe");
  expect(ada).toMatch(/^ada@example\.com,de,[\d:T.Z-]+,http:\/\/shop\.test\/newsletter\?unsubscribe=[\w-]{32}$/);
  expect(bo).toContain("bo@example.com");
  expect(others).toEqual([]);

  await removeSubscriber(db, ada.split("unsubscribe=")[1] ?? "");
  expect((await newsletter("remove", "Bo@example.com")).out).toBe("Bo@example.com is off the list.\n");
  expect((await newsletter("export")).out).toBe("email,language,confirmed_at,unsubscribe\n");
  expect((await newsletter("remove", "bo@example.com")).err).toBe(`"bo@example.com" is not on the list.\n`);
  expect((await newsletter()).out).toContain("newsletter -- export");
});
