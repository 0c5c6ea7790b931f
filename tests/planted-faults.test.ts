import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "./planted/faults.ts";

test.each(faults)("can be planted: $name", ({ file, from, test: [tests] }) => {
  expect(readFileSync(file, "utf8").split(from), file).toHaveLength(2);
  expect(existsSync(tests), tests).toBe(true);
});
