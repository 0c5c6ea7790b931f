import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

type Ended = { code: number | null; said: string };

/** Starts the built shop and waits until it exits; `stopAt`: what it says at which it is told to stop. */
function open(environment: Record<string, string>, stopAt?: RegExp): Promise<Ended> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-opening-"));
  const child = spawn(process.execPath, ["server/index.mjs"], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: data, LOG_LEVEL: "silent", PORT: "0", ...environment },
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
    if (stopAt?.test(said)) child.kill("SIGTERM");
  });
  return new Promise((resolve) =>
    child.on("close", (code) => {
      rmSync(data, { recursive: true });
      resolve({ code, said: said.trim() });
    }),
  );
}

test.describe("a shop that cannot start says why in one line and exits", () => {
  test("when the port is in use", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => resolve((other.address() as { port: number }).port));
    });
    const { code, said } = await open({ PORT: String(port) });
    other.close();
    expect(code).not.toBe(0);
    expect(said).toMatch(/^The shop cannot open: .*in use.*$/);
  });

  test("when the address to listen on is another machine's", async () => {
    const { code, said } = await open({ HOST: "192.0.2.1" });
    expect(code).not.toBe(0);
    expect(said).toMatch(/^The shop cannot open: HOST is no address of this machine.*$/);
  });

  test("when the data folder is not a folder", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-opening-"));
    const file = join(folder, "file");
    writeFileSync(file, "");
    const { code, said } = await open({ DATA_DIR: file });
    rmSync(folder, { recursive: true });
    expect(code).not.toBe(0);
    expect(said.split("\n")).toHaveLength(1);
    expect(said).toContain(file);
  });

  test("when an environment variable is invalid", async () => {
    const { code, said } = await open({ PORT: "many" });
    expect(code).not.toBe(0);
    expect(said).toContain("PORT");
  });
});

test("a shop whose database is unreachable says in one line that it waits for it, and stops when it is told to", async () => {
  const { code, said } = await open({ DATABASE_URL: "postgres://nobody:secret@127.0.0.1:9/none" }, /waits for it/);
  expect(code).toBe(0);
  expect(said.split("\n")).toHaveLength(1);
  expect(said).toMatch(/^DATABASE_URL: no answer from the database at 127\.0\.0\.1:9\/none/);
  expect(said).not.toContain("secret");
});
