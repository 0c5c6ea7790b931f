import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Screen = { path?: string; index?: boolean; module: string; css?: string[] };

/**
 * Returns the built files of the given routes, including those lazy-loaded on demand, such as the menu and the picture
 * viewer, but not the product and post data, which exist per language. Routes are given by their path in the route
 * table, the main home page by "/". Throws if a route does not exist or the manifest's format has changed.
 */
export function screenFiles(folder: string, paths: readonly string[]): string[] {
  const built = readdirSync(folder).filter((file) => /^(?!goods-|posts-).*\.(js|css)$/.test(file));
  const screens = readScreens(folder, built);
  const found = new Set<string>();
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith(".js")) namesIn(join(folder, file), built).forEach(take);
  };
  for (const wanted of paths) {
    const screen = screens.find(({ path, index }) => (index ? "/" : path) === wanted);
    if (!screen) throw new Error(`the built shop has no screen "${wanted}"`);
    for (const file of [screen.module, ...(screen.css ?? [])]) take(file.replace("/assets/", ""));
  }
  return [...found];
}

function readScreens(folder: string, built: readonly string[]): Screen[] {
  const file = built.find((name) => /^manifest-\w+\.js$/.test(name));
  const [, json] = /=(\{.*\})/s.exec(file ? readFileSync(join(folder, file), "utf8") : "") ?? [];
  if (!json) throw new Error("the build names its screens in another way now");
  return Object.values(JSON.parse(json).routes);
}

function namesIn(file: string, built: readonly string[]): string[] {
  const text = readFileSync(file, "utf8");
  return built.filter((name) => text.includes(name));
}
