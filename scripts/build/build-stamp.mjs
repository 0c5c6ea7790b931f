/** Names a build by its sources: by file contents rather than modification dates. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { currentBuild } from "./builds.mjs";

const sources = ["app", "catalogue", "content", "server", "db", "public", "scripts", "package-lock.json"];
/** Follows from the others. */
const GENERATED = join("app", "generated");
const single = ["shop.config.ts", "vite.config.ts", "react-router.config.ts"];

function filesOf(path) {
  if (!existsSync(path) || path === GENERATED) return [];
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

/** Returns the name of the build of the current sources. */
export const nameOfBuild = () => stampOfSources().slice(0, 12);

/** Returns whether the current build was made from the current sources. */
export const isBuildCurrent = () => currentBuild() === nameOfBuild();
