import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort } from "./free-port.ts";

type ShopOptions = {
  /** Where it keeps what it stores. */
  data: string;
  /** A free one by default. */
  port?: number;
  /** The folder with the shop's builds. */
  folder?: string;
  /** Another program that listens on `PORT`, with its arguments. */
  program?: readonly string[];
  environment?: Record<string, string>;
  /** What starts the program, such as one that puts it into a network of its own. */
  launcher?: readonly string[];
  /** The host name or address at which it answers. */
  at?: string;
};

export type RunningShop = {
  base: string;
  pid: number;
  send(signal: NodeJS.Signals): void;
  /** Ends the process, by default at once, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Nothing of the environment that the tests run in reaches the shop. */
const asTested = {
  PATH: process.env["PATH"],
  NODE_ENV: "production",
  // A rate service that never answers.
  RATES_URL: "http://127.0.0.1:9/none",
  RATE_LIMIT: "0",
  LOG_LEVEL: "silent",
};

/**
 * Starts the built shop as a process, for journeys, walks, measurements and faults; resolves when it answers and
 * rejects if it ends before. It does not outlive the process that started it.
 */
export async function runShop({
  data,
  port,
  folder = ".",
  program = [resolve("server/index.mjs")],
  environment = {},
  launcher = [],
  at = "localhost",
}: ShopOptions): Promise<RunningShop> {
  const listensOn = port ?? (await freePort());
  const [command = process.execPath, ...args] = [...launcher, process.execPath, ...program];
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    // A group of its own: signals reach the workers as well.
    detached: true,
    env: { ...asTested, PORT: String(listensOn), DATA_DIR: data, ...environment },
  });
  const send = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  };
  const kill = () => send("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const base = `http://${at}:${listensOn}`;
  await waitFor(`${base}/healthz`, child);
  return {
    base,
    pid: child.pid ?? 0,
    send,
    async stop(signal = "SIGKILL") {
      process.off("exit", kill);
      send(signal);
      await ended;
    },
  };
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("the shop did not open: run `npm run build` first");
}
