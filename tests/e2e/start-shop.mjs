/** Starts the built shop for the end-to-end tests, with an empty data folder. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const prefix = `vitrine-journeys-${process.env.PORT}-`;
// Folders left over by a killed run would be mistaken for this one's.
for (const left of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix)))
  rmSync(join(tmpdir(), left), { recursive: true, force: true });
const data = mkdtempSync(join(tmpdir(), prefix));
const shop = spawn(process.execPath, ["server/index.mjs"], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: data,
    RATES_URL: "http://127.0.0.1:9/none",
    RATE_LIMIT: "0",
  },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => shop.kill(signal));
shop.on("exit", (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
