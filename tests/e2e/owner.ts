import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JOURNEY_PORT } from "./journey-port.ts";

/** A fresh gift card of the shop that the journeys run on, as its owner issues it; returns its code. */
export function issueGiftCard(value: number): string {
  const folder = readdirSync(tmpdir()).find((name) => name.startsWith(`vitrine-journeys-${JOURNEY_PORT}-`)) ?? "none";
  const env = { PATH: process.env["PATH"], DATA_DIR: join(tmpdir(), folder) };
  const args = ["scripts/gift-cards.ts", "issue", "--value", String(value)];
  const [, row = ""] = execFileSync(process.execPath, args, { env, encoding: "utf8" }).split("\r\n");
  return row.split(",")[0] ?? "";
}
