import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { findMail } from "./mail-links.ts";

/** Waits for the latest e-mail of a template to an address that contains `named`, in the outbox of the tests' shop. */
export async function latestMailTo(address: string, template: string, named = ""): Promise<string> {
  const find = () => findMail(outboxes(), address, template, named);
  await expect.poll(find, { timeout: 20_000 }).not.toBe("");
  return find();
}

function outboxes(): string[] {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith("vitrine-journeys-"));
  return folders.map((name) => join(tmpdir(), name, "outbox"));
}
