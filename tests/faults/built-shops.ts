import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a worker of a build does, in place of the shop: answers with the build's name, or fails in a way of its own. */
export type Behaviour = "answers" | "does not open" | "dies at a request" | "has numbers" | "cannot be filled";

export const servers = ["index.mjs", "worker.mjs", "running.mjs", "metrics-port.mjs", "fill.mjs", "render-thread.mjs"];

/** A folder with builds as `npm run build` leaves them, whose workers are the shop's own and whose shop is a few lines. */
export class BuiltShops {
  readonly folder = mkdtempSync(join(tmpdir(), "vitrine-builds-"));
  readonly dataDir = join(this.folder, "data");
  #process: ChildProcess | undefined;
  /** What the shop has printed. */
  said = "";

  /** Makes a build, whole but not current. */
  add(name: string, behaviour: Behaviour = "answers"): void {
    const folder = join(this.folder, "builds", name);
    for (const file of servers) cpSync(`server/${file}`, join(folder, "server", file));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    mkdirSync(join(folder, "build/server"), { recursive: true });
    writeFileSync(join(folder, "build/server/index.js"), shopOf(name, behaviour));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  }

  /** Runs one of the functions of `scripts/build/builds.mjs` in this folder. */
  async manage(call: string): Promise<string> {
    const code = `import * as builds from ${JSON.stringify(resolve("scripts/build/builds.mjs"))};
console.log(JSON.stringify(builds.${call} ?? null));`;
    return this.#run(["--input-type=module", "--eval", code]);
  }

  async open(environment: Record<string, string> = {}): Promise<string> {
    const child = spawn(process.execPath, [resolve("server/index.mjs")], {
      cwd: this.folder,
      env: { ...process.env, PORT: "0", DATA_DIR: this.dataDir, ...environment },
    });
    this.#process = child;
    const read = (text: Buffer) => {
      this.said += text;
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    await this.until(() => this.said.includes("The shop is open") || child.exitCode !== null);
    const [, base] = /The shop is open: (\S+)/.exec(this.said) ?? [];
    if (!base) throw new Error(this.said);
    return base;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Resolves with the exit code once the shop has ended. */
  async ended(): Promise<number | null> {
    const child = this.#process;
    if (!child) return null;
    await this.until(() => child.exitCode !== null || child.signalCode !== null);
    return child.exitCode;
  }

  async until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    const giveUpAt = Date.now() + 25_000;
    while (!(await isTrue())) {
      if (Date.now() > giveUpAt) throw new Error(`not in time: ${this.said}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  async remove(): Promise<void> {
    this.#process?.kill("SIGKILL");
    if (this.#process) await this.ended();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #run(args: readonly string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: this.dataDir };
    const child = spawn(process.execPath, args, { cwd: this.folder, env });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said += text;
      });
    return new Promise((done) => child.on("close", () => done(said.trim())));
  }
}

/** The code of a shop that answers with its name. */
export function shopOf(name: string, behaviour: Behaviour): string {
  const answer = behaviour === "dies at a request" ? "process.exit(7)" : `new Response(${JSON.stringify(name)})`;
  const open =
    behaviour === "does not open"
      ? `throw Object.assign(new Error("a setting is wrong"), { name: "StartError" });`
      : "";
  const metrics =
    behaviour === "has numbers"
      ? "{ numbers: async () => process.pid, text: async (parts) => parts.join(' ') }"
      : "undefined";
  const fill =
    behaviour === "cannot be filled"
      ? 'throw new Error("the database has no room")'
      : 'appendFileSync(variables.DATA_DIR + "/filled", process.cwd())';
  return `import { appendFileSync } from "node:fs";
export const fillCatalogue = async (variables) => { ${fill} };
export async function openShop(variables) {
  ${open}
  return {
    environment: { port: Number(variables.PORT), host: "127.0.0.1" },
    fetch: async ({ url }) => (url.endsWith("/end/${name}") ? process.exit(7) : ${answer}),
    check: async () => undefined,
    metrics: ${metrics},
    announceLeaving: () => 0,
    close: async () => undefined,
  };
}
`;
}
