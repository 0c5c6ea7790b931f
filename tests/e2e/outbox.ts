import { join } from "node:path";
import { expect } from "@playwright/test";
import { journeyData } from "./journey-port.ts";
import { findMail } from "./mail-links.ts";

/** Waits for the latest e-mail of a template to an address that contains `named`, in the outbox of the tests' shop. */
export async function latestMailTo(address: string, template: string, named = ""): Promise<string> {
  const find = () => findMail([join(journeyData(), "outbox")], address, template, named);
  await expect.poll(find, { timeout: 20_000, intervals: [50] }).not.toBe("");
  return find();
}
