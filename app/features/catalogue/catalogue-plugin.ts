import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type Department, slugOf } from "./product.ts";
import { readDetails, readSummary } from "./read-product.ts";
import { checkCatalogue, type StoredDepartment } from "./stored-catalogue.ts";

const VIRTUAL = "virtual:catalogue/";

/**
 * Embeds the catalogue: checks the department files (the build fails with file, product, field and reason) and serves
 * `virtual:catalogue/departments`, `/summaries` and `/details` (a loader per department slug).
 */
export function cataloguePlugin(folder = "catalogue", isEmbedded = true): Plugin {
  const root = resolve(folder);
  return {
    name: "catalogue",
    config: () => ({ define: { __CATALOGUE_IS_EMBEDDED__: String(isEmbedded) } }),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      for (const file of readdirSync(root)) this.addWatchFile(resolve(root, file));
      const [name = ""] = id.slice(VIRTUAL.length + 1).split("?");
      return moduleFor(name, readCatalogueFolder(root));
    },
  };
}

type Pictures = Readonly<Record<string, { widths: readonly number[] }>>;
type Folder = { departments: Map<string, StoredDepartment>; order: readonly { name: string }[]; pictures: Pictures };

/** The largest width that product pictures come in; one that ends below says so behind its path. */
const FULL_WIDTH = 960;

/** Reads and checks a catalogue folder. Throws `CatalogueError`. */
export function readCatalogueFolder(root: string): Folder {
  const names = readdirSync(root).filter((file) => file.endsWith(".json") && file !== "departments.json");
  const files = Object.fromEntries(names.map((file) => [file, JSON.parse(readFileSync(resolve(root, file), "utf8"))]));
  const order = JSON.parse(readFileSync(resolve(root, "departments.json"), "utf8"));
  const index = resolve("public/pictures/index.json");
  const pictures: Pictures = existsSync(index) ? JSON.parse(readFileSync(index, "utf8")) : {};
  return { departments: checkCatalogue(files), order, pictures };
}

function moduleFor(name: string, folder: Folder): string {
  const findPicture = (path: string) => {
    const largest = Math.max(0, ...(folder.pictures[path]?.widths ?? []));
    if (largest === 0) return undefined;
    return largest < FULL_WIDTH ? `${path}@${largest}` : path;
  };
  const stored = [...folder.departments.values()].flatMap((d) => d.products);
  stored.sort((a, b) => Number(a.id) - Number(b.id));
  const summaries = () => stored.map((product) => readSummary(product, findPicture));
  if (name === "summaries") return exportJson(summaries());
  if (name === "departments") return exportJson(departmentsOf(summaries(), folder.order));
  if (name === "details") {
    const loaders = folder.order.map((d) => `"${d.name}": () => import("${VIRTUAL}details/${slugOf(d.name)}")`);
    return `export default { ${loaders.join(", ")} }`;
  }
  const file = folder.departments.get(`${name.replace("details/", "")}.json`);
  if (!file) throw new Error(`no such catalogue module: ${name}`);
  return exportJson(file.products.map((product) => readDetails(product, file, findPicture)));
}

function exportJson(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** The departments in the order of `departments.json`, each with its sub-categories and best seller's picture. */
function departmentsOf(summaries: ReturnType<typeof readSummary>[], order: Folder["order"]): Department[] {
  return order.map(({ name }) => {
    const products = summaries.filter((product) => product.category[0] === name);
    const counts = new Map<string, number>();
    for (const sub of products.flatMap((product) => product.category.slice(1)))
      counts.set(sub, (counts.get(sub) ?? 0) + 1);
    const subCategories = [...counts].map(([sub, count]) => ({ name: sub, slug: slugOf(sub), count }));
    const best = products.toSorted((a, b) => b.saleCount - a.saleCount).find((p) => p.pictures.length > 0);
    const department: Department = { name, slug: slugOf(name), count: products.length, subCategories };
    return best ? { ...department, picture: best.pictures[0] } : department;
  });
}
