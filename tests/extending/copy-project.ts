import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parts =
  "app bench catalogue content db scripts server tests package.json react-router.config.ts tsconfig.json vite.config.ts";

/** A copy of the sources, as the sample shop, to change and run; the packages are the same ones. `remove` takes it away again. */
export function copyProject(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "vitrine-copy-"));
  for (const part of parts.split(" ")) cpSync(part, join(root, part), { recursive: true });
  for (const part of ["public/locales", "public/pictures/index.json", "public/icon.svg"])
    cpSync(part, join(root, part), { recursive: true });
  // The sample shop names it; an owner may have taken it away.
  writeFileSync(join(root, "public/map.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const shop = readFileSync("tests/fixtures/sample-shop.config.ts", "utf8").replaceAll('"../../app/', '"./app/');
  writeFileSync(join(root, "shop.config.ts"), shop);
  // A folder of its own with links in it: what tools keep beside the packages stays apart.
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".") || name === ".bin")
      symlinkSync(resolve("node_modules", name), join(root, "node_modules", name));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
