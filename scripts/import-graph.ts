import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

type Import = { to: string; isTypeOnly: boolean };
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Reads all static and dynamic imports between files of the repository; unresolved paths stay as written. */
export function readImportGraph(pattern: string): ImportGraph {
  const files = globSync(pattern).filter((file) => !file.endsWith(".d.ts"));
  const known = new Set(files);
  const find = (from: string, path: string) => {
    const target = path.startsWith("~/") ? path.replace("~", "app") : relative(".", join(dirname(from), path));
    return [target, `${target}.ts`, `${target}.tsx`].find((file) => known.has(file)) ?? target;
  };
  return new Map(
    files.map((file) => [file, importsOf(file).map(({ to, isTypeOnly }) => ({ to: find(file, to), isTypeOnly }))]),
  );
}

/** Returns the files that the given ones need at run time, including themselves. */
export function reachableFrom(graph: ImportGraph, starts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !graph.has(file)) return;
    seen.add(file);
    for (const { to, isTypeOnly } of graph.get(file) ?? []) if (!isTypeOnly) visit(to);
  };
  starts.forEach(visit);
  return seen;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(file, "utf8").replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const types = new Map<string, boolean>();
  for (const [, type, to = ""] of code.matchAll(/^(?:import|export)\s+(type\s)?[^"]*?from\s+"([^"]+)"/gms))
    types.set(to, type !== undefined && types.get(to) !== false);
  const found = [...code.matchAll(/(?:from|import)\s*\(?\s*"([.~][^"]+)"/g)].map(([, to = ""]) => to);
  return found.map((to) => ({ to, isTypeOnly: types.get(to) ?? false }));
}
