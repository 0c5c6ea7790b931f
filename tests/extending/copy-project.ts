import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parts =
  "app bench catalogue content db scripts server tests package.json react-router.config.ts tsconfig.json vite.config.ts";

/** Copies the sources, as the sample shop, with links to the same packages. `remove` deletes the copy. */
export function copyProject(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "vitrine-copy-"));
  for (const part of parts.split(" ")) cpSync(part, join(root, part), { recursive: true });
  for (const part of ["public/locales", "public/labels", "public/pictures/index.json", "public/icon.svg"])
    cpSync(part, join(root, part), { recursive: true });
  // The sample shop refers to it, but an owner may have deleted it.
  writeFileSync(join(root, "public/map.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const shop = readFileSync("tests/fixtures/sample-shop.config.ts", "utf8").replaceAll('"../../app/', '"./app/');
  writeFileSync(join(root, "shop.config.ts"), shop);
  // A separate folder of links, so that caches beside the packages are not shared.
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".") || name === ".bin")
      symlinkSync(resolve("node_modules", name), join(root, "node_modules", name));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
