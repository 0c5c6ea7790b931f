/** What a running shop writes down for `npm run release`: `running.json` in its data folder. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Running
 * @property {number} pid of the process that owns the port
 * @property {string} build the folder whose workers serve
 * @property {number} port
 * @property {string} [failed] why the last hand-over was refused
 * @property {number} at when this was written, ms
 * @property {string} node version of Node
 * @property {number} primary stands for the code that owns the port
 */

const fileIn = (dataDir) => join(dataDir, "running.json");

/** The code of the process that owns the ports; builds from before one of them do without. */
const primaryFiles = ["index.mjs", "running.mjs", "metrics-port.mjs"];

/** Returns a number that changes with the code that owns the port, in a folder with `server/index.mjs`. */
export function primaryOf(folder) {
  const files = primaryFiles.map((name) => join(folder, "server", name)).filter(existsSync);
  const code = files.map((file) => readFileSync(file));
  return Buffer.concat(code).reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 7);
}

const own = primaryOf(join(import.meta.dirname, ".."));

/** Writes down, in one step, which build serves. @param {Partial<Running>} known */
export function report(dataDir, known) {
  const file = fileIn(dataDir);
  const running = { pid: process.pid, at: Date.now(), node: process.version, primary: own, ...known };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(running));
  renameSync(`${file}.new`, file);
}

/** Returns what the running shop of a data folder wrote down; undefined if none is running. @returns {Running | undefined} */
export function readRunning(dataDir) {
  try {
    const running = JSON.parse(readFileSync(fileIn(dataDir), "utf8"));
    return isShop(running.pid) ? running : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a process is a shop: after a crash, its number may have become that of any other. */
function isShop(pid) {
  const command = existsSync("/proc/self")
    ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
    : spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout;
  return command.includes("server/index.mjs");
}
