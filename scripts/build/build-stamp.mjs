/** Tells whether the build is up to date: by the contents of the sources, not by their dates. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const sources = ["app", "catalogue", "content", "server", "db", "public", "scripts", "package-lock.json"];
const single = ["shop.config.ts", "vite.config.ts", "react-router.config.ts"];
const stampFile = "build/stamp";

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A hash of all sources. Pictures count by name and size: reading them all would cost more than it is worth. */
function stampOfSources() {
  const hash = createHash("sha256");
  for (const name of ["CATALOGUE_DIR", "CATALOGUE_SOURCE"]) hash.update(`${name}=${process.env[name] ?? ""}`);
  const own = process.env.CATALOGUE_DIR ? [process.env.CATALOGUE_DIR] : [];
  for (const file of [...sources, ...single, ...own].flatMap(filesOf)) {
    hash.update(file);
    hash.update(file.startsWith(join("public", "pictures")) ? String(statSync(file).size) : readFileSync(file));
  }
  return hash.digest("hex");
}

/** Whether the build was made from the sources as they are now. */
export function isBuildCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === stampOfSources();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(stampFile, stampOfSources());
