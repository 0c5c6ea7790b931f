import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Behaviour, BuiltShops, servers, shopOf } from "./built-shops.ts";

/** A shop with sources that take no time to build, and the project's own commands. */
export class ReleasingShop extends BuiltShops {
  constructor() {
    super();
    const write = (file: string, text: string) => {
      mkdirSync(join(this.folder, file, ".."), { recursive: true });
      writeFileSync(join(this.folder, file), text);
    };
    for (const file of servers) cpSync(`server/${file}`, join(this.folder, "server", file));
    const steps = ["scripts/check-shop.ts", "scripts/write-generated.ts", "scripts/build/build-worker.ts"];
    for (const step of steps) write(step, "");
    for (const script of ["build.mjs", "release.mjs"])
      write(`scripts/${script}`, `await import(${JSON.stringify(resolve("scripts", script))});`);
    write("scripts/build/precompress.ts", 'import "../../app/last-step.ts";');
    write("package.json", '{ "type": "module" }');
    write("package-lock.json", '{ "packages": { "node_modules/@hono/node-server": {}, "node_modules/hono": {} } }');
    write("node_modules/.package-lock.json", "{}");
    symlinkSync(resolve("node_modules/@hono"), join(this.folder, "node_modules/@hono"));
    // Of this package, whose thousand files take seconds to link, the server imports one.
    write("node_modules/hono/package.json", '{ "type": "module", "exports": { "./ws": "./ws.js" } }');
    write("node_modules/hono/ws.js", `export * from "${resolve("node_modules/hono/dist/helper/websocket/index.js")}";`);
    // A build brings its Node along.
    mkdirSync(join(this.folder, "node_modules/.bin"));
    symlinkSync(resolve("node_modules/.bin/node"), join(this.folder, "node_modules/.bin/node"));
    write(
      "node_modules/@react-router/dev/bin.cjs",
      `const { cpSync, mkdirSync, writeFileSync } = require("node:fs");
const folder = process.env.BUILD_FOLDER;
for (const name of ["assets", "pictures", "locales"]) mkdirSync(folder + "/client/" + name, { recursive: true });
mkdirSync(folder + "/server");
cpSync("app/shop.js", folder + "/server/index.js");
writeFileSync(folder + "/server/package.json", '{ "type": "module" }');`,
    );
  }

  /** Writes the shop that the next build contains, and how its last step ends. */
  write(name: string, { behaviour = "answers" as Behaviour, lastStep = "" } = {}): void {
    mkdirSync(join(this.folder, "app"), { recursive: true });
    writeFileSync(join(this.folder, "app/shop.js"), shopOf(name, behaviour));
    writeFileSync(join(this.folder, "app/last-step.ts"), lastStep);
  }

  /** Another shop of the same sources with the same builds, none of which is running. */
  copy(): ReleasingShop {
    const copy = new ReleasingShop();
    for (const part of ["app", "builds"])
      cpSync(join(this.folder, part), join(copy.folder, part), { recursive: true, verbatimSymlinks: true });
    return copy;
  }

  /** Runs `npm run build` or `npm run release`; returns its exit code and what it said. */
  run(script: "build" | "release", args: string[] = [], environment = {}): Promise<{ code: number; said: string }> {
    const env = { ...process.env, DATA_DIR: this.dataDir, ...environment };
    const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], { cwd: this.folder, env });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said += text;
      });
    return new Promise((done) => child.on("close", (code) => done({ code: code ?? 1, said: said.trim() })));
  }

  /** What lies in `builds/`, the shared folders apart. */
  get builds(): string[] {
    const known = ["assets", "pictures", "locales", "current", "history.json"];
    return readdirSync(join(this.folder, "builds")).filter((name) => !known.includes(name));
  }

  get history(): string[] {
    return JSON.parse(readFileSync(join(this.folder, "builds/history.json"), "utf8"));
  }
}
