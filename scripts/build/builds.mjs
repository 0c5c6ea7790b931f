/**
 * The builds beside each other in `builds/`: a folder each, named by its sources, with the packages and the Node that it
 * runs on; `current` links to the one that is served, `history.json` lists those that were. Files that open pages may
 * still load are shared (docs/decisions/releases.md).
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { readRunning } from "../../server/running.mjs";

export const BUILDS = "builds";
const KEPT_BUILDS = 3;
const KEPT_MS = 14 * 86_400_000;
const HISTORY = join(BUILDS, "history.json");
const CURRENT = join(BUILDS, "current");

export const folderOf = (name) => join(BUILDS, name);

/** The file among a build's scripts that says that a host has it. */
export const markerOf = (name) => `${name}.txt`;

/** Returns whether a build is there; its folder gets this name only once it is whole. */
export const isBuilt = (name) => existsSync(folderOf(name));

/** Returns the name of the build that is served from the next start on. */
export function currentBuild() {
  return existsSync(CURRENT) ? readlinkSync(CURRENT) : undefined;
}

/** Returns the names of the builds that were current, oldest first, as far as they are still there. */
export function formerBuilds() {
  const names = existsSync(HISTORY) ? JSON.parse(readFileSync(HISTORY, "utf8")) : [];
  return names.filter(isBuilt);
}

/** Makes a build the current one, in one step. */
export function makeCurrent(name) {
  if (currentBuild() === name) return;
  const history = formerBuilds();
  const at = history.lastIndexOf(name);
  // Going back ends what came later: the next way back leads further.
  write(HISTORY, JSON.stringify([...(at < 0 ? history : history.slice(0, at)), name]));
  const link = `${CURRENT}.${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, CURRENT);
}

/**
 * Links what open pages may still load into folders that all builds share, before the build's first page is served:
 * scripts, styles and pictures by name, translations by version.
 */
export function shareFiles(name, folder, wordsVersion) {
  const client = join(folder, "build/client");
  writeFileSync(join(client, "assets", markerOf(name)), `${name}\n`);
  for (const kind of ["assets", "pictures"]) linkTree(join(client, kind), join(BUILDS, kind));
  linkTree(join(client, "locales"), join(BUILDS, "locales", wordsVersion));
}

/**
 * Removes all but the last three builds and the one that a shop with this data folder runs, and what was shared by the
 * others 14 days after they have gone.
 */
export function removeOldBuilds(now = Date.now()) {
  const running = readRunning(resolve(process.env.DATA_DIR ?? ".data"));
  const kept = new Set([...formerBuilds().slice(-KEPT_BUILDS), currentBuild(), running && basename(running.build)]);
  const newest = Math.max(
    0,
    ...[...kept]
      .filter(Boolean)
      .filter(isBuilt)
      .map((name) => lstatSync(folderOf(name)).ctimeMs),
  );
  for (const name of readdirSync(BUILDS)) {
    if (isUnfinished(name)) rmSync(folderOf(name), { recursive: true, force: true });
    // What has been prepared and is not released yet is newer than what is served.
    else if (/^[0-9a-f]{12}$/.test(name) && !kept.has(name) && lstatSync(folderOf(name)).ctimeMs < newest)
      rmSync(folderOf(name), { recursive: true, force: true });
  }
  for (const name of ["assets", "pictures", "locales"]) removeOldFiles(join(BUILDS, name), now);
}

/** Returns whether a folder is one that a build which has ended left half done. */
function isUnfinished(name) {
  const [, pid] = /^new-(\d+)$/.exec(name) ?? [];
  if (!pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function removeOldFiles(folder, now) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // A file with another link belongs to a build that is still there; it has changed last when that link went.
    const { ctimeMs, nlink } = lstatSync(path);
    if (nlink === 1 && now - ctimeMs > KEPT_MS) rmSync(path);
  }
}

/** Links the packages that the built shop imports, and its Node, so that `npm ci` beside a running shop takes nothing away. */
export function linkPackages(folder) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const [path, { dev, devOptional }] of Object.entries(packages))
    if (path && !dev && !devOptional && existsSync(path))
      linkTree(path, join(folder, path), ["node_modules", "include"]);
  const node = "node_modules/.bin/node";
  if (!existsSync(node)) return;
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(readlinkSync(node), join(folder, node));
}

/** Links each file of a folder; where one is there already with other content, the newer takes its place. */
function linkTree(from, to, left = []) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [path, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!left.includes(entry.name)) linkTree(path, target);
    } else if (entry.isFile()) linkFile(path, target);
  }
}

function linkFile(path, target) {
  const [given, there] = [lstatSync(path), lstatSync(target, { throwIfNoEntry: false })];
  if (there && there.ino === given.ino) return;
  if (there) {
    // A page that is open reads the old content until it is closed: never truncate it.
    rmSync(target);
  }
  try {
    linkSync(path, target);
  } catch (error) {
    if (!["EXDEV", "EPERM", "EMLINK", "ENOTSUP"].includes(error.code)) throw error;
    copyFileSync(path, target);
    utimesSync(target, given.atime, given.mtime);
  }
}

function write(file, text) {
  mkdirSync(BUILDS, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
