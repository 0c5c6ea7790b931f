import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { createPlace, type DatabaseKind, databaseKinds } from "../db/test-database.ts";
import { runShop } from "../tests/run-shop.ts";
import { hasNginx, startNginx } from "./behind-nginx.ts";
import { A_SECOND, rowsOf, startFlood } from "./flood.ts";
import type { Table } from "./table.ts";

/** A shop that has just been opened is flooded for so long before its first release: programs are slow when they are new. */
const RUN_IN_MS = 20_000;
/** Each step lasts this long at least. */
const STEP_MS = Number(process.env["STEP_SECONDS"] ?? 60) * 1000;
const sources = [
  "app",
  "catalogue",
  "content",
  "db",
  "public",
  "scripts",
  "server",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "shop.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
type Row = Table["rows"][number];
type Place = { folder: string; kind: DatabaseKind; isProxied: boolean };

/**
 * Releases a changed shop, and goes back, under a flood: alone and behind nginx, on each database. The first release
 * includes the build, which the later ones find. What happens to a shop in its first seconds is told apart.
 */
export async function releaseTables(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-release-"));
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  // Older than the packages, so that the release installs none: npm would empty the folder that is linked.
  utimesSync(join(folder, "package-lock.json"), 0, 0);
  const built = realpathSync("builds/current");
  // Equal sources have equal names everywhere: the build of this checkout is found there.
  cpSync(built, join(folder, "builds", basename(built)), { recursive: true, verbatimSymlinks: true });
  for (const shared of ["assets", "locales"])
    cpSync(join("builds", shared), join(folder, "builds", shared), { recursive: true, preserveTimestamps: true });
  const rows: Row[] = [];
  const memory: Row[] = [];
  try {
    for (const kind of databaseKinds())
      for (const isProxied of hasNginx() ? [false, true] : [false])
        rows.push(...(await releaseUnderFlood({ folder, kind, isProxied }, memory)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const title = `${A_SECOND} requests a second while a release, and the way back, last`;
  return [
    { title, head: ["step", "what", "asked", "failed", "p99 ms"], rows },
    { title: "Memory of a shop at rest", head: ["shop", "primary MB", "worker MB"], rows: memory },
  ];
}

async function releaseUnderFlood({ folder, kind, isProxied }: Place, memory: Row[]): Promise<Row[]> {
  const database = await createPlace(kind);
  const data = kind === "SQLite" ? database.place : mkdtempSync(join(tmpdir(), "vitrine-data-"));
  const more: Record<string, string> = kind === "SQLite" ? {} : { DATABASE_URL: database.place };
  const environment = { ...more, DATA_DIR: data };
  const settings = join(folder, "shop.config.ts");
  const text = readFileSync(settings, "utf8");
  await command(folder, environment, ["scripts/build.mjs"]);
  const shop = await runShop({ data, folder, environment: { ...more, TRUST_PROXY: "yes" } });
  const nginx = isProxied ? await startNginx(Number(new URL(shop.base).port)) : undefined;
  const where = `${kind}${isProxied ? ", nginx" : ""}`;
  const rows: Row[] = [];
  try {
    await new Promise((done) => setTimeout(done, 5_000));
    memory.push([where, residentMb(shop.pid), ...childrenOf(shop.pid).map(residentMb)]);
    const first = startFlood(nginx?.base ?? shop.base, { isProxied });
    await new Promise((done) => setTimeout(done, RUN_IN_MS));
    rows.push(...rowsOf(`${where}: just opened`, await first.stop()));
    writeFileSync(settings, `${text}\n// A later version.\n`);
    for (const [step, args] of [
      ["release", ["scripts/release.mjs"]],
      ["way back", ["scripts/release.mjs", "back"]],
    ] as const) {
      const began = performance.now();
      const flood = startFlood(nginx?.base ?? shop.base, { isProxied });
      await command(folder, environment, args);
      const took = performance.now() - began;
      await new Promise((done) => setTimeout(done, Math.max(0, STEP_MS - took)));
      rows.push(...rowsOf(`${where}: ${step} (${Math.round(took / 1000)} s)`, await flood.stop()));
    }
  } finally {
    writeFileSync(settings, text);
    await nginx?.stop();
    await shop.stop("SIGTERM");
    await database.close();
  }
  return rows;
}

function command(folder: string, environment: Record<string, string>, args: readonly string[]): Promise<void> {
  const env = { ...process.env, ...environment };
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder, env, stdio: "inherit" });
  return new Promise((done, fail) =>
    child.once("exit", (code) => (code === 0 ? done() : fail(new Error(`${args.join(" ")} ended with ${code}`)))),
  );
}

function residentMb(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
}
