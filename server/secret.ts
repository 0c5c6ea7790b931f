import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf, StartError } from "../db/start-error.ts";

/** Returns the secret in the data folder; generated at first start, readable only by its owner. Throws `StartError`. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readSecret(file) ?? writeSecret(file);
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${dataDir} cannot be used (${reasonOf(error)})`);
  }
}

function readSecret(file: string): string | undefined {
  try {
    const kept = readFileSync(file, "utf8").trim();
    return kept.length >= 32 ? kept : undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** If two processes start at the same time, the second uses the first one's secret. */
function writeSecret(file: string): string {
  const secret = randomBytes(32).toString("base64url");
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    const kept = isThere ? readSecret(file) : undefined;
    if (kept) return kept;
    if (!isThere) throw error;
    throw new Error(`${file} is too short to be a secret: delete it and start again`);
  }
}
