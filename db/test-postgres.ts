import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres } from "./find-postgres.ts";

/** A PostgreSQL server of the tests' own, which listens only on a Unix socket in its folder. */
export type Cluster = {
  folder: string;
  url: string;
  /** Kills it as a crash would; the returned function restarts it on the same data. */
  crash(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
};

export const hasPostgres = (): boolean => findPostgres() !== undefined;

/** The folder for a cluster, which PostgreSQL's own user may enter. */
export function clusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-pg-"));
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres", folder]);
  chmodSync(folder, 0o755);
  return folder;
}

/** Creates a cluster in its folder and starts it; it ends with this process. Throws if PostgreSQL is not installed. */
export async function startCluster(folder: string, settings: readonly string[] = []): Promise<Cluster> {
  const { bin, user } = postgres();
  const data = join(folder, "data");
  await promisify(execFile)(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8"],
    user,
  );
  return openCluster(folder, settings);
}

/** Starts the cluster that is in a folder, with further settings. */
export async function openCluster(folder: string, settings: readonly string[] = []): Promise<Cluster> {
  const url = urlIn(folder, "postgres");
  let server = startServer(folder, settings);
  const kill = () => void server.kill("SIGINT");
  process.once("exit", kill);
  await untilItAnswers(url);
  return {
    folder,
    url,
    async crash() {
      await end(server, "SIGQUIT");
      return async () => {
        server = startServer(folder, settings);
        await untilItAnswers(url);
      };
    },
    async stop() {
      process.off("exit", kill);
      await end(server, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one of PostgreSQL's programs as its own user. */
export function runAsPostgres(program: string, args: readonly string[]): void {
  const { bin, user } = postgres();
  execFileSync(join(bin, program), args, user);
}

/** The address of a database in a cluster. */
export function urlIn(folder: string, name: string): string {
  return `postgres://postgres@localhost/${name}?host=${folder}`;
}

/** Runs one statement that concerns whole databases. */
export async function administer(folder: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlIn(folder, "postgres") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function startServer(folder: string, more: readonly string[]): ChildProcess {
  const { bin, user } = postgres();
  // What a crash of the machine would lose does not matter here; what it has answered survives the death of a process.
  const fast = ["fsync=off", "full_page_writes=off"];
  const settings = ["listen_addresses=", "max_connections=200", ...fast, ...more].flatMap((setting) => ["-c", setting]);
  return spawn(join(bin, "postgres"), ["-D", join(folder, "data"), "-k", folder, ...settings], {
    ...user,
    stdio: "ignore",
  });
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.kill(signal);
  return ended;
}

/** PostgreSQL refuses to run as root, so root switches to the user `postgres`. */
function postgres() {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is not installed");
  return { bin, user: asPostgres() };
}

/** The user under which PostgreSQL's programs, and those that reach its socket, run. */
export function asPostgres(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? userIds("postgres") : {};
}

function userIds(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
