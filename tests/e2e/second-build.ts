import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

const compressed = /\.(br|gz)$/;
const text = /\.(js|css|json)$/;

export type TestedBuild = "first" | "later";

/**
 * Creates a folder with the built shop, and with a later build of it, which is current: all its files in `/assets` have other
 * names. With `keepsOld`, the assets of both are shared as they are after a release; without, the old ones are gone.
 */
export function makeSecondBuild({ keepsOld }: { keepsOld: boolean }): string {
  mkdirSync(".cache", { recursive: true });
  const place = resolve(mkdtempSync(".cache/second-build-"));
  const folder = copyBuild(place, "later");
  const assets = join(folder, "build/client/assets");
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/(\.\w+)$/, "-later$1")]));
  for (const [name, later] of names) renameSync(join(assets, name), join(assets, later));
  rewrite(folder, (code) => code.replace(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => names.get(name) ?? name));
  const worker = join(folder, "build/client/service-worker.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/\b[0-9a-f]{10}\b/g, "0123456789"));
  if (keepsOld) {
    const shared = join(place, "builds/assets");
    mkdirSync(shared);
    for (const from of [assets, join(copyBuild(place, "first"), "build/client/assets")])
      for (const name of readdirSync(from)) linkSync(join(from, name), join(shared, name));
    symlinkSync(realpathSync("builds/locales"), join(place, "builds/locales"));
  }
  makeCurrent(place, "later");
  return place;
}

/** Has a start, or a hand-over, open one of the two builds. */
export function makeCurrent(place: string, name: TestedBuild): void {
  const link = join(place, "builds/current");
  rmSync(link, { force: true });
  symlinkSync(name, link);
}

function copyBuild(place: string, name: TestedBuild): string {
  const current = realpathSync("builds/current");
  const folder = join(place, "builds", name);
  cpSync(join(current, "server"), join(folder, "server"), { recursive: true });
  symlinkSync(join(current, "node_modules"), join(folder, "node_modules"));
  cpSync(join(current, "build"), join(folder, "build"), {
    recursive: true,
    filter: (path) => !compressed.test(path) && !path.startsWith(join(current, "build/client/pictures")),
  });
  symlinkSync(join(current, "build/client/pictures"), join(folder, "build/client/pictures"));
  return folder;
}

function rewrite(folder: string, change: (code: string) => string): void {
  const files = readdirSync(join(folder, "build"), { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !text.test(file.name) || file.parentPath.includes("locales")) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
}
