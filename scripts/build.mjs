/**
 * Builds the shop into a folder of its own and makes it the current build, unless it is there already: `--beside` leaves
 * the current one, `--without-packages` is for an image that has them. A build that fails leaves everything as it was.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { nameOfBuild } from "./build/build-stamp.mjs";
import { BUILDS, folderOf, isBuilt, linkPackages, makeCurrent, removeOldBuilds, shareFiles } from "./build/builds.mjs";
import { wordsVersion } from "./build/words-version.ts";

const steps = [
  ["scripts/check-shop.ts"],
  ["scripts/write-generated.ts"],
  ["node_modules/@react-router/dev/bin.cjs", "build"],
  ["scripts/build/build-worker.ts"],
  ["scripts/build/precompress.ts"],
];

function run(step, folder) {
  const env = { ...process.env, NODE_ENV: "production", BUILD_FOLDER: join(folder, "build") };
  const { status, stdout, stderr } = spawnSync(process.execPath, step, { encoding: "utf8", env });
  const isOwners = step[0] === "scripts/check-shop.ts";
  if (isOwners && stdout) console.info(stdout.trimEnd());
  if (status === 0) return;
  const said = isOwners ? stderr.trimEnd() : `${stdout}\n${stderr}\nThe build failed at: ${step.join(" ")}`;
  throw new Error(said);
}

/** Copies what the built shop reads beside its own files. */
function copySources(folder) {
  mkdirSync(join(folder, "server"), { recursive: true });
  for (const name of ["index.mjs", "running.mjs", "metrics-port.mjs", "worker.mjs", "fill.mjs", "render-thread.mjs"])
    cpSync(`server/${name}`, join(folder, "server", name));
  for (const path of ["package.json", "content/redirects.csv", "catalogue", "public/pictures/index.json"])
    if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
}

function build(name) {
  const folder = join(BUILDS, `new-${process.pid}`);
  try {
    for (const step of steps) run(step, folder);
    copySources(folder);
    if (!process.argv.includes("--without-packages")) linkPackages(folder);
    shareFiles(name, folder, wordsVersion());
    renameSync(folder, folderOf(name));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another build of the same sources was faster.
    if (isBuilt(name)) return;
    console.error(error.message);
    process.exit(1);
  }
}

const name = nameOfBuild();
if (!isBuilt(name)) build(name);
if (!process.argv.includes("--beside")) {
  makeCurrent(name);
  removeOldBuilds();
}
