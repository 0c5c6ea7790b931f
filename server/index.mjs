/**
 * Opens the shop: owns its port, forks the workers of the current build and, on SIGUSR2, replaces them by those of the
 * build that is current then, without refusing a connection (docs/decisions/releases.md). Loads nothing of the shop.
 */
import cluster from "node:cluster";
import { existsSync, realpathSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { report } from "./running.mjs";

/** A new build and the one before serve side by side for this long: one that fails at a request costs no other. */
const TRIAL_MS = 2_000;
/** How long after a hand-over the former build comes back by itself if the new one's workers end. */
const PROBATION_MS = 60_000;
const RETRY_MS = 3_000;
/** A new build that has not opened by then is given up; less than `npm run release` waits. */
const OPENS_MS = 90_000;
/** A former build's worker that has not ended by then hangs. */
const LEAVES_MS = 45_000;
/** Less than TimeoutStopSec of deploy/shop.service. */
const STOP_MS = 38_000;

/** @typedef {{ folder: string, workers: Set<import("node:cluster").Worker>, port: number }} Crew */

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

const dataDir = resolve(process.env.DATA_DIR ?? ".data");
/** Workers run in the folder of their build, so paths that are relative to this one are resolved here. */
const paths = {
  DATA_DIR: dataDir,
  ...(process.env.CATALOGUE_DIR && { CATALOGUE_DIR: resolve(process.env.CATALOGUE_DIR) }),
  ...(process.env.COPIES_DIR && { COPIES_DIR: resolve(process.env.COPIES_DIR) }),
};
/**
 * Under a flood a quarter less memory than by default, with as many pages and orders a second: short-lived objects have
 * 16 MB (V8 would take twice that), and what the C library frees lies in one place. The shop collects by itself after it.
 */
const sparing = {
  flags: ["--max-semi-space-size=16", "--expose-gc"],
  environment: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1" },
};
const count = Math.min(Math.max(Math.trunc(Number(process.env.WORKERS)) || 1, 1), 64);

/** @type {Crew} */
let serving = { folder: "", workers: new Set(), port: 0 };
/** Workers that can tell their numbers; those of earlier builds would take the question for something else. */
const metered = new WeakSet();
/** @type {{ folder: string, until: number } | undefined} */
let former;
let isStopping = false;
let handOvers = Promise.resolve();

/** @param {string} why */
function giveUp(why) {
  console.error(`The shop cannot open: ${why}`);
  process.exit(1);
}

function currentBuild() {
  const link = join("builds", "current");
  return existsSync(link) ? realpathSync(link) : undefined;
}

/**
 * Forks a worker; resolves with the port once it is open, rejects with what kept it from that.
 * @param {Crew} crew
 * @returns {Promise<number>}
 */
function fork(crew, isHandOver = false) {
  const node = join(crew.folder, "node_modules/.bin/node");
  // The Node that this process was started with may belong to a build that is no longer there.
  if (!existsSync(process.execPath) && existsSync(node)) process.execPath = node;
  const execArgv = [...sparing.flags, ...process.execArgv];
  cluster.setupPrimary({ exec: join(crew.folder, "server/worker.mjs"), cwd: crew.folder, execArgv });
  const worker = cluster.fork({ ...paths, ...sparing.environment, HAND_OVER: isHandOver ? "yes" : "" });
  crew.workers.add(worker);
  let isOpen = false;
  let reason = "";
  return new Promise((resolve, reject) => {
    worker.on("message", ({ open, failed, knowsMetrics }) => {
      reason = failed ?? reason;
      if (open === undefined) return;
      if (knowsMetrics) metered.add(worker);
      isOpen = true;
      resolve(open);
    });
    worker.once("exit", (code, signal) => {
      crew.workers.delete(worker);
      reject(new Error(reason || `it ended with ${signal ?? code} before it was open`));
      if (isOpen && crew === serving && !isStopping) void replace(signal ?? code);
    });
  });
}

/** @param {string} folder @returns {Promise<Crew>} */
async function open(folder, isHandOver = false) {
  const crew = { folder, workers: new Set(), port: 0 };
  const late = isHandOver && setTimeout(kill, OPENS_MS, crew);
  const ports = await Promise.allSettled(Array.from({ length: count }, () => fork(crew, isHandOver)));
  if (late) clearTimeout(late);
  const failed = ports.find(({ status }) => status === "rejected");
  if (failed) {
    retire(crew);
    throw failed.reason;
  }
  crew.port = ports[0].value;
  return crew;
}

/** @param {Crew} crew */
function retire(crew) {
  for (const worker of crew.workers) if (worker.isConnected()) worker.send({ leave: "for another" });
  setTimeout(kill, LEAVES_MS, crew).unref();
}

/** @param {Crew} crew */
function kill({ workers }) {
  for (const worker of workers) worker.process.kill("SIGKILL");
}

/** Replaces a worker that has ended by itself; if its build is new, by the build before. */
async function replace(how) {
  console.error(`A worker of the shop ended (${how}).`);
  if (former && Date.now() < former.until) {
    const { folder } = former;
    former = undefined;
    return queueHandOver(folder, "the new build's worker ended");
  }
  while (!isStopping && serving.workers.size < count) {
    try {
      await fork(serving);
    } catch (error) {
      if (serving.workers.size === 0) giveUp(error.message);
      console.error(`No worker in its place yet: ${error.message}`);
      await wait(RETRY_MS);
    }
  }
}

/** One hand-over after the other: to a folder, or to the build that is current by then. */
function queueHandOver(folder, failed) {
  handOvers = handOvers.then(() => (isStopping ? undefined : handOverTo(folder ?? currentBuild(), failed)));
  return handOvers;
}

/** Opens a build beside the one that serves, and lets it take over once its workers answer. */
async function handOverTo(folder = serving.folder, failed = "") {
  const before = serving;
  try {
    const next = await open(folder, true);
    await wait(TRIAL_MS);
    if (next.workers.size < count) {
      retire(next);
      throw new Error("it ended at one of its first requests");
    }
    if (isStopping) return;
    serving = next;
    former = failed ? undefined : { folder: before.folder, until: Date.now() + PROBATION_MS };
    retire(before);
    tell({ failed });
    console.info(`The shop runs ${folder} now.`);
    if (failed) await stayWith(folder, failed);
  } catch (error) {
    console.error(`The shop goes on with ${before.folder}, as ${folder} does not open: ${error.message}`);
    tell({ failed: error.message });
  }
}

/** Makes the build that the shop has gone back to the one that the next start opens. */
async function stayWith(folder, failed) {
  try {
    const { makeCurrent } = await import(pathToFileURL(resolve("scripts/build/builds.mjs")).href);
    makeCurrent(basename(folder));
    console.error(`${failed}: the build before is current again.`);
  } catch {
    console.error(`${failed}: npm run release -- back keeps it from the next start.`);
  }
}

function tell(more = {}) {
  report(dataDir, { build: serving.folder, port: serving.port, ...more });
}

function stop() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  const workers = Object.values(cluster.workers ?? {});
  if (workers.length === 0) process.exit(0);
  cluster.on("exit", () => {
    if (workers.every((worker) => worker?.isDead())) process.exit(0);
  });
  for (const worker of workers) if (worker?.isConnected()) worker.send({ leave: "for good" });
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
process.on("SIGUSR2", () => queueHandOver());

const folder = currentBuild() ?? giveUp("it is not built yet: npm run build");
serving = await open(folder).catch((error) => giveUp(error.message));
tell();
const metricsPort = Number(process.env.METRICS_PORT);
if (metricsPort) {
  const { openMetricsPort } = await import("./metrics-port.mjs");
  const host = process.env.METRICS_HOST || "127.0.0.1";
  const workers = () => [...serving.workers].filter((worker) => metered.has(worker));
  await openMetricsPort({ port: metricsPort, host, workers, giveUp });
}
const name = (process.env.HOST ?? "127.0.0.1") === "127.0.0.1" ? "localhost" : process.env.HOST;
console.info(`The shop is open: http://${name}:${serving.port}`);
