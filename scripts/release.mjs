/**
 * `npm run release`: builds beside the open shop and lets the new build take over without refusing a connection; `prepare`
 * only builds, `back` returns to the build before (docs/deployment.md). Undoes itself if the new build does not open.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { primaryOf, readRunning } from "../server/running.mjs";
import { nameOfBuild } from "./build/build-stamp.mjs";
import {
  BUILDS,
  currentBuild,
  folderOf,
  formerBuilds,
  isBuilt,
  makeCurrent,
  markerOf,
  removeOldBuilds,
} from "./build/builds.mjs";
import { installPackages, shopNode } from "./setup.mjs";

const HELP = `npm run release              builds, checks, and hands the open shop over to the new build
npm run release -- prepare   only builds, beside the open shop: on each of several hosts, before the first hands over
npm run release -- back      hands over to the build before`;
const TAKES_OVER_MS = 120_000;
const dataDir = resolve(process.env.DATA_DIR ?? ".data");
const LOCK = join(BUILDS, "release.lock");

/** What the owner can mend; printed in one line. */
class Refused extends Error {}

/** Lets no second release run; one that was killed leaves its lock behind, which counts no more. */
function lock() {
  mkdirSync(BUILDS, { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
  } catch {
    const pid = readFileSync(LOCK, "utf8");
    if (isAlive(Number(pid))) throw new Refused(`Another release is under way (process ${pid}): wait for its end.`);
    writeFileSync(LOCK, String(process.pid));
  }
  process.on("exit", () => rmSync(LOCK, { force: true }));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Builds beside the current build, after whatever else the machine has to do; returns the name. */
function build() {
  setPriority(10);
  installPackages();
  const { status } = spawnSync(shopNode(), ["scripts/build.mjs", "--beside"], { stdio: "inherit" });
  if (status !== 0) throw new Refused("The new build failed (see above); the shop goes on with the one it has.");
  return nameOfBuild();
}

/** Refuses while a host of the shop has not built the same yet: it could not answer for the new pages' files. */
async function expectPrepared(name) {
  const hosts = (process.env.RELEASE_HOSTS ?? "").split(/[\s,]+/).filter(Boolean);
  for (const host of hosts) {
    const mark = new URL(`/assets/${markerOf(name)}`, host);
    const status = await fetch(mark, { method: "HEAD", signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.status,
      (error) => error.cause?.code ?? error.name,
    );
    if (status !== 200)
      throw new Refused(
        `${host} is not prepared for this release (${status}): npm run release -- prepare on it first.`,
      );
  }
}

/** Puts the goods of a build into the database, if the shop has one that takes long to fill: it opens at once then. */
function fill(name) {
  const folder = folderOf(name);
  // Builds from before that fill while they open.
  if (!process.env.DATABASE_URL || !existsSync(join(folder, "server/fill.mjs"))) return;
  const { CATALOGUE_DIR } = process.env;
  const env = { ...process.env, DATA_DIR: dataDir, ...(CATALOGUE_DIR && { CATALOGUE_DIR: resolve(CATALOGUE_DIR) }) };
  const { status, error } = spawnSync(nodeOf(name), ["server/fill.mjs"], { cwd: folder, stdio: "inherit", env });
  if (error) console.error(error.message);
  if (status !== 0) throw new Refused("The new build's goods are not in the database (see above); the shop goes on.");
}

/** Makes a build current and has a running shop change to it; if that fails, everything is as before. */
async function handOver(name) {
  const before = currentBuild();
  makeCurrent(name);
  const running = readRunning(dataDir);
  if (!running) {
    console.info(
      `The build ${name} is current; no shop is running with the data in ${dataDir}, so start it: it opens with this build.`,
    );
    return;
  }
  try {
    await change(running, name);
  } catch (error) {
    if (before) makeCurrent(before);
    throw error;
  }
  console.info(`The shop runs the build ${name} now.`);
  if (running.node !== versionOfNode(name) || running.primary !== primaryOf(folderOf(name)))
    console.info("Node, or the part that holds the port, has changed as well: restart the shop when it suits.");
}

async function change(running, name) {
  try {
    process.kill(running.pid, "SIGUSR2");
  } catch {
    throw new Refused("This user may not signal the shop: run it as the shop's own user, or as root.");
  }
  const giveUpAt = Date.now() + TAKES_OVER_MS;
  for (;;) {
    await wait(100);
    const told = readRunning(dataDir);
    if (!told) throw new Refused("The shop was stopped meanwhile; it opens with the build it had.");
    const isNews = told.at !== running.at;
    if (isNews && told.failed)
      throw new Refused(`The new build did not open: ${told.failed}. The shop goes on with the one it has.`);
    if (isNews && basename(told.build) === name) return;
    if (Date.now() > giveUpAt)
      throw new Refused("The new build did not open in two minutes: the shop goes on with the one it has.");
  }
}

/** The Node that a build brings along, wherever it is run; where there is none, this one. */
function nodeOf(name) {
  const own = resolve(folderOf(name), "node_modules/.bin/node");
  return existsSync(own) ? own : process.execPath;
}

function versionOfNode(name) {
  const { status, stdout } = spawnSync(nodeOf(name), ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : process.version;
}

async function run([command, ...more]) {
  if (more.length > 0 || ![undefined, "prepare", "back"].includes(command)) return console.info(HELP);
  lock();
  if (command === "prepare") {
    console.info(`The build ${build()} is prepared; npm run release hands over to it.`);
    return;
  }
  const former = formerBuilds();
  const name = command === "back" ? former.at(former.lastIndexOf(currentBuild()) - 1) : build();
  if (command === "back" && (!name || name === currentBuild() || !isBuilt(name)))
    throw new Refused("There is no build to go back to.");
  await expectPrepared(name);
  fill(name);
  await handOver(name);
  removeOldBuilds();
}

await run(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
