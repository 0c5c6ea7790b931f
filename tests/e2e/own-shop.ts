import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningShop, runShop } from "../run-shop.ts";
import { findMail } from "./mail-links.ts";

type OwnShopOptions = {
  /** The folder of the built shop. */
  folder?: string;
  environment?: Record<string, string>;
};

/** A shop for a single test, which may stop, restart or redeploy it: always on the same port and data. */
export class OwnShop {
  readonly #port: number;
  #data: string | undefined;
  #process: RunningShop | undefined;
  readonly base: string;

  /** The port is one from `freePort`, known before the shop is open. */
  constructor(port: number) {
    this.#port = port;
    this.base = `http://localhost:${port}`;
  }

  async open(options: OwnShopOptions = {}): Promise<void> {
    this.#data ??= mkdtempSync(join(tmpdir(), "vitrine-own-"));
    this.#process = await runShop({ port: this.#port, data: this.#data, ...options });
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

  /** Has it hand over to the build that is current now. */
  handOver(): void {
    this.#process?.send("SIGUSR2");
  }

  async stop(): Promise<void> {
    await this.#process?.stop();
    this.#process = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    if (this.#data) rmSync(this.#data, { recursive: true, force: true });
    this.#data = undefined;
  }
}
