import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../tests/extending/copy-project.ts";

const project = copyProject();
afterAll(project.remove);

const words = () => execFileSync(process.execPath, ["scripts/words.ts", "da"], { cwd: project.root, encoding: "utf8" });
const file = `${project.root}/public/locales/da/checkout.json`;
const read = (): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

test("writes down what a language has no words for, empty, and leaves alone what it has", () => {
  const [, before] = /checkout.json: (\d+) to be written/.exec(words()) ?? [];
  expect(read()).toMatchObject({ Company: "", "First and last name": "" });
  const filled = JSON.stringify({ ...read(), Company: "Firma" });
  writeFileSync(file, filled);
  expect(words()).toContain(`checkout.json: ${Number(before) - 1} to be written`);
  expect(read()["Company"]).toBe("Firma");
});
