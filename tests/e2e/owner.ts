import { execFileSync } from "node:child_process";
import { journeyData } from "./journey-port.ts";

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
  const env = { PATH: process.env["PATH"], DATA_DIR: journeyData() };
  return execFileSync(process.execPath, [`scripts/${command}.ts`, ...args], { env, encoding: "utf8" });
}
