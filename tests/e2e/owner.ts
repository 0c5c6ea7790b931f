import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JOURNEY_PORT } from "./journey-port.ts";

/** A fresh gift card of the shop that the journeys run on, as its owner issues it; returns its code. */
export function issueGiftCard(value: number): string {
  const [, row = ""] = asOwner("gift-cards", "issue", "--value", String(value)).split("\r\n");
  return row.split(",")[0] ?? "";
}

/** Gives a part of an order's money back, as the owner of that shop does. */
export function giveBack(number: string, amount: string): void {
  asOwner("orders", "refund", number, "--amount", amount);
}

/** Sets what there is of an item, as the owner does who counted or received it. */
export function setStock(item: string, pieces: number): void {
  asOwner("orders", "stock", item, String(pieces));
}

/** Runs a command of the owner and returns what it says. */
function asOwner(command: string, ...args: string[]): string {
  const folder = readdirSync(tmpdir()).find((name) => name.startsWith(`vitrine-journeys-${JOURNEY_PORT}-`)) ?? "none";
  const env = { PATH: process.env["PATH"], DATA_DIR: join(tmpdir(), folder) };
  return execFileSync(process.execPath, [`scripts/${command}.ts`, ...args], { env, encoding: "utf8" });
}
