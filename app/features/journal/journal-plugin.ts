import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { exportJson } from "../catalogue/catalogue-plugin.ts";
import { isDeadLink, readTargets, type Targets } from "../catalogue/catalogue-targets.server.ts";
import { restartForFiles } from "../catalogue/restart-for-files.ts";
import { dropDeadLinks } from "./drop-dead-links.ts";
import { type Journal, journalFiles, readJournal } from "./read-journal.server.ts";
import type { Post } from "./stored-content.ts";

const VIRTUAL = "virtual:journal/";

/**
 * Embeds the journal: validates the posts (the build fails with file, field and reason), converts them from Markdown to
 * trees, and serves `virtual:journal/size` (the number of posts) and `/index`: a loader per language for its posts,
 * newest first, with a loader for each post, so that a reader downloads nothing in another language.
 */
export function journalPlugin(folder = "content"): Plugin {
  const root = resolve(folder);
  const catalogue = resolve(root, "../catalogue");
  /** Files besides the posts that decide which posts there are. */
  const around = [resolve(root, "../public/pictures/index.json"), resolve(catalogue, ".ledger.json")];
  const files = () => journalFiles(root).map((file) => resolve(root, file));
  let known: { from: string; journal: Journal; targets: Targets } | undefined;
  function contents() {
    const all = [...files(), ...around.filter(existsSync)];
    const from = all.map((file) => `${file} ${statSync(file).mtimeMs}`).join();
    if (known?.from !== from) known = { from, journal: readJournal(root), targets: readTargets(catalogue) };
    return known;
  }
  return {
    name: "journal",
    configureServer: (server) => restartForFiles(server, files),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      for (const file of files()) this.addWatchFile(file);
      const { journal, targets } = contents();
      return moduleFor(id.slice(VIRTUAL.length + 1), journal, targets);
    },
  };
}

/** Names of virtual modules: `index`, `size`, `posts-de`, `de/caring-for-leather`. */
const naming = /^(?:(index|size)|posts-(\w+)|(\w+)\/(.+))$/;

function moduleFor(name: string, journal: Journal, targets: Targets): string {
  const [, kind, listed, language, slug] = naming.exec(name) ?? [];
  if (kind === "index") return `export default ${loaders([...journal.keys()].map((one) => [one, `posts-${one}`]))}`;
  if (kind === "size") return exportJson([...journal.values()][0]?.length ?? 0);
  const posts = listed ? journal.get(listed) : undefined;
  if (posts) return listOf(posts);
  const post = [...journal.values()].flat().find((one) => one.slug === slug && one.language === language);
  if (!post) throw new Error(`no such journal module: ${name}`);
  const { headings, writer, products } = post;
  const body = dropDeadLinks(post.body, (href) => isDeadLink(href, targets));
  return exportJson({ body, headings, writer, products });
}

function listOf(posts: readonly Post[]): string {
  const summaries = posts.map(({ body, headings, writer, products, ...summary }) => summary);
  const paths = posts.map(({ slug, language }) => [slug, `${language}/${slug}`] as const);
  return `${exportJson(summaries)}\nexport const details = ${loaders(paths)}`;
}

function loaders(paths: readonly (readonly [key: string, path: string])[]): string {
  return `{ ${paths.map(([key, path]) => `"${key}": () => import("${VIRTUAL}${path}")`).join(", ")} }`;
}
