import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** What has to be installed, by the program that shows it. */
const needs = {
  "/usr/bin/orca": "orca",
  "/usr/bin/dbus-run-session": "dbus",
  "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
  "/usr/bin/xvfb-run": "xvfb xauth",
  "/usr/bin/openbox": "openbox",
  "/usr/bin/xdotool": "xdotool",
  "/usr/bin/speech-dispatcher": "speech-dispatcher",
  "/usr/bin/chromium": "chromium",
};

/** Returns Debian's packages that are missing for listening. */
export function missingPackages(): string[] {
  return Object.entries(needs).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
}

/** What the reader says for the keys themselves. */
const keyNames = /^(?:return|tab|space|(?:left )?(?:control|shift)|down|up|home)$/i;

/** How long nothing may be said until the reader counts as silent, in ms. */
const SILENCE_MS = 1200;
const MOST_MS = 12_000;
/** How long a busy machine may take until a key is answered. */
const PATIENCE_MS = 6000;

/** A desktop with the screen reader Orca, whose words are written down. It needs a display and a session bus. */
export class Desktop {
  readonly folder = mkdtempSync(join(tmpdir(), "vitrine-ear-"));
  readonly env: Record<string, string>;
  readonly #file = join(this.folder, "heard.txt");
  readonly #programs: ChildProcess[] = [];
  #read = 0;
  #size = 0;

  constructor() {
    const profile = { profile: ["Default", "default"], startingProfile: ["Default", "default"] };
    const lists = { pronunciations: {}, keybindings: {} };
    const config = join(this.folder, "config/speech-dispatcher");
    const module = join(this.folder, "scribe");
    for (const name of ["run", "config/speech-dispatcher"]) mkdirSync(join(this.folder, name), { recursive: true });
    chmodSync(join(this.folder, "run"), 0o700);
    writeFileSync(this.#file, "");
    const scribe = resolve("tests/ear/speech-module.mjs");
    writeFileSync(module, `#!/bin/sh\nexec ${process.execPath} ${scribe} ${this.#file}\n`, { mode: 0o755 });
    const settings = ['CommunicationMethod "unix_socket"', `LogDir "${this.folder}"`, "DefaultModule scribe"];
    writeFileSync(join(config, "speechd.conf"), [...settings, `AddModule "scribe" "${module}" ""`, ""].join("\n"));
    // Neither the names of keys nor the whole page, which it would read until a key is pressed.
    const quiet = { ...profile, enableKeyEcho: false, sayAllOnLoad: false };
    const orca = { general: quiet, profiles: { default: { ...quiet, ...lists } }, ...lists };
    mkdirSync(join(this.folder, "share/orca"), { recursive: true });
    writeFileSync(join(this.folder, "share/orca/user-settings.conf"), JSON.stringify(orca));
    this.env = {
      ...(process.env as Record<string, string>),
      HOME: this.folder,
      XDG_RUNTIME_DIR: join(this.folder, "run"),
      XDG_CONFIG_HOME: join(this.folder, "config"),
      XDG_DATA_HOME: join(this.folder, "share"),
      LANG: "C.UTF-8",
    };
    this.#start("speech-dispatcher", "-s", "-t", "0", "-C", config);
    this.#start("openbox");
    this.#start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately");
  }

  #start(program: string, ...args: string[]): void {
    this.#programs.push(spawn(program, args, { env: this.env, stdio: "ignore" }));
  }

  /** Starts the reader; resolves once it has said so. */
  async startReader(): Promise<void> {
    await wait(500);
    this.#start("orca", "--replace");
    for (let tries = 0; tries < 90; tries++) if ((await this.hears()).length > 0) return;
    throw new Error("Orca says nothing");
  }

  /** Returns what is said until there is silence, a line per utterance; `patience` is how long to wait for the first, in ms. */
  async hears(patience = 0): Promise<string[]> {
    const end = Date.now() + MOST_MS;
    const start = this.#size;
    const begun = Date.now();
    let [length, since] = [-1, 0];
    while (Date.now() < end) {
      const now = readFileSync(this.#file).length;
      if (now !== length) [length, since] = [now, Date.now()];
      else if (Date.now() - since > SILENCE_MS && (now > start || Date.now() - begun > patience)) break;
      await wait(80);
    }
    const all = readFileSync(this.#file, "utf8").split("\n").slice(0, -1);
    const heard = all.slice(this.#read);
    [this.#read, this.#size] = [all.length, length];
    return heard;
  }

  /** Types a text, a key at a time, and returns what is said after it. */
  async type(text: string): Promise<string[]> {
    execFileSync("xdotool", ["type", "--clearmodifiers", "--delay", "60", text], { env: this.env });
    return this.hears();
  }

  /** Presses a key and returns what is said; the reader says the name of the key itself, which is left out. */
  async press(key: string): Promise<string[]> {
    execFileSync("xdotool", ["key", "--clearmodifiers", key], { env: this.env });
    return (await this.hears(PATIENCE_MS)).filter((said) => !keyNames.test(said));
  }

  stop(): void {
    for (const program of this.#programs.reverse()) program.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
