import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMail } from "./mail-links.ts";

type OwnShopOptions = {
  /** The folder of the built shop. */
  folder?: string;
  environment?: Record<string, string>;
};

/** A shop for a single test, which may stop, restart or redeploy it. */
export class OwnShop {
  readonly #port: number;
  #data: string | undefined;
  #process: ChildProcess | undefined;
  readonly base: string;

  constructor(port: number) {
    this.#port = port;
    this.base = `http://localhost:${port}`;
  }

  /** Starts the shop, always on the same port and data. */
  async open({ folder = ".", environment = {} }: OwnShopOptions = {}): Promise<void> {
    this.#data ??= mkdtempSync(join(tmpdir(), "vitrine-own-"));
    const child = spawn(process.execPath, ["server/index.mjs"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(this.#port),
        DATA_DIR: this.#data,
        RATES_URL: "http://127.0.0.1:9/none",
        RATE_LIMIT: "0",
        LOG_LEVEL: "silent",
        ...environment,
      },
    });
    this.#process = child;
    while (child.exitCode === null && !(await answers(`${this.base}/healthz`)))
      await new Promise((resolve) => setTimeout(resolve, 30));
    if (child.exitCode !== null) throw new Error("the shop did not open: run `npm run build` first");
  }

  /** The folder of its database; it has to be open. */
  get data(): string {
    if (!this.#data) throw new Error("the shop has not been opened");
    return this.#data;
  }

  /** Returns the latest e-mail of a template to an address from its outbox; empty if there is none yet. */
  latestMailTo(address: string, template: string): string {
    return this.#data ? findMail([join(this.#data, "outbox")], address, template) : "";
  }

  /** Makes the shop accept requests without responding until `resume`. */
  pause(): void {
    this.#process?.kill("SIGSTOP");
  }

  resume(): void {
    this.#process?.kill("SIGCONT");
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    if (this.#data) rmSync(this.#data, { recursive: true, force: true });
    this.#data = undefined;
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
