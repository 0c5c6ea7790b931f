import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { runCommandFile } from "./test-command.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
afterAll(() => database.close());

/** As the owner runs them: a process each. What they answer is tested as functions, beside each. */
const run = (command: string, ...args: string[]) =>
  runCommandFile(`scripts/${command}.ts`, args, { DATA_DIR: database.place });

test.each([
  ["orders", ["list"], "No orders.\n"],
  ["gift-cards", ["list"], "No gift cards.\n"],
  ["reviews", ["list"], "No reviews.\n"],
  ["newsletter", ["export"], "email,language,confirmed_at,unsubscribe\n"],
])("%s answers in the shell from the shop's database", async (command, args, out) => {
  const answer = await run(command, ...args);
  expect({ ...answer, out: answer.out.replace("\uFEFF", "") }).toEqual({ code: 0, out, err: "" });
});

test("a mistake is one line of standard error and an exit code", async () => {
  const err = 'There is no order "V-2222-2222".\n';
  expect(await run("orders", "show", "V-2222-2222")).toEqual({ code: 1, out: "", err });
});
