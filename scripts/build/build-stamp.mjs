/** Checks whether the build is up to date, by file contents rather than modification dates. */
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

/** Returns a hash of all sources. Pictures are hashed by name and size only, because reading them all is too slow. */
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

/** Returns whether the build was made from the current sources. */
export function isBuildCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === stampOfSources();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(stampFile, stampOfSources());
