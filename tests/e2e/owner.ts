import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JOURNEY_PORT } from "./journey-port.ts";

/** Issues a gift card in the tests' shop, as its owner does; returns its code. */
export function issueGiftCard(value: number): string {
  const [, row = ""] = asOwner("gift-cards", "issue", "--value", String(value)).split("\r\n");
  return row.split(",")[0] ?? "";
}

/** Refunds a part of an order, as the shop's owner does. */
export function giveBack(number: string, amount: string): void {
  asOwner("orders", "refund", number, "--amount", amount);
}

/** Sets the stock of an item, as the owner does after counting or a delivery. */
export function setStock(item: string, pieces: number): void {
  asOwner("orders", "stock", item, String(pieces));
}

/** Runs one of the owner's commands and returns its output. */
function asOwner(command: string, ...args: string[]): string {
  const folder = readdirSync(tmpdir()).find((name) => name.startsWith(`vitrine-journeys-${JOURNEY_PORT}-`)) ?? "none";
  const env = { PATH: process.env["PATH"], DATA_DIR: join(tmpdir(), folder) };
  return execFileSync(process.execPath, [`scripts/${command}.ts`, ...args], { env, encoding: "utf8" });
}
