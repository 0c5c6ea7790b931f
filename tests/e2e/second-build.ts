import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

const compressed = /\.(br|gz)$/;
const text = /\.(js|css|json)$/;

/**
 * Creates a folder with the built shop as a later build would be: all files in `/assets` have other names. With
 * `keepsOld`, the old assets are shared as they are after a release; without, they are gone.
 */
export function makeSecondBuild({ keepsOld }: { keepsOld: boolean }): string {
  mkdirSync(".cache", { recursive: true });
  const current = realpathSync("builds/current");
  const place = resolve(mkdtempSync(".cache/second-build-"));
  const folder = join(place, "builds/later");
  const client = join(folder, "build/client");
  cpSync(join(current, "server"), join(folder, "server"), { recursive: true });
  symlinkSync(join(current, "node_modules"), join(folder, "node_modules"));
  symlinkSync("later", join(place, "builds/current"));
  cpSync(join(current, "build"), join(folder, "build"), {
    recursive: true,
    filter: (path) => !compressed.test(path) && !path.startsWith(join(current, "build/client/pictures")),
  });
  symlinkSync(join(current, "build/client/pictures"), join(client, "pictures"));
  const assets = join(client, "assets");
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/(\.\w+)$/, "-later$1")]));
  for (const [name, later] of names) renameSync(join(assets, name), join(assets, later));
  rewrite(folder, (code) => code.replace(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => names.get(name) ?? name));
  const worker = join(client, "service-worker.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/\b[0-9a-f]{10}\b/, "0123456789"));
  if (keepsOld) symlinkSync(join(current, "build/client/assets"), join(place, "builds/assets"));
  return place;
}

function rewrite(folder: string, change: (code: string) => string): void {
  const files = readdirSync(join(folder, "build"), { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !text.test(file.name) || file.parentPath.includes("locales")) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
}
