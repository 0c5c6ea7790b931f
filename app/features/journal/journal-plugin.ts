import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { exportJson } from "../catalogue/catalogue-plugin.ts";
import { isDeadLink, readTargets, type Targets } from "../catalogue/catalogue-targets.ts";
import { hasOwnGoods } from "../catalogue/own-goods.ts";
import { dropDeadLinks } from "./drop-dead-links.ts";
import { isSamplePost, type Post, readAuthors, readPost } from "./stored-content.ts";

const VIRTUAL = "virtual:journal/";

/**
 * Embeds the journal: checks the posts (the build fails with file, field and reason), turns them from Markdown into
 * trees, and serves `virtual:journal/index` (newest first), `/size` (their number), `/posts` (a loader per slug) and a module per post.
 */
export function journalPlugin(folder = "content"): Plugin {
  const root = resolve(folder);
  return {
    name: "journal",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const posts = readJournalFolder(root);
      for (const { slug } of posts) this.addWatchFile(resolve(root, "posts", `${slug}.md`));
      return moduleFor(id.slice(VIRTUAL.length + 1), posts, readTargets(resolve(root, "../catalogue")));
    },
  };
}

/** Reads and checks the posts of a content folder, newest first; once the goods are an owner's, without the sample's. Throws `ContentError`. */
export function readJournalFolder(root: string): Post[] {
  const authors = readAuthors(JSON.parse(readFileSync(resolve(root, "authors.json"), "utf8")));
  const index = resolve(root, "../public/pictures/index.json");
  const pictures = new Set(existsSync(index) ? Object.keys(JSON.parse(readFileSync(index, "utf8"))) : []);
  const hasPicture = (path: string) => pictures.has(path);
  const folder = resolve(root, "posts");
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".md")) : [];
  const isOwn = hasOwnGoods(resolve(root, "../catalogue"));
  return files
    .map((file) => ({ file, source: readFileSync(resolve(folder, file), "utf8") }))
    .filter(({ source }) => !(isOwn && isSamplePost(source)))
    .map(({ file, source }) => readPost(basename(file), source, { authors, hasPicture }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function moduleFor(name: string, posts: readonly Post[], targets: Targets): string {
  if (name === "index") return exportJson(posts.map(({ body, headings, writer, products, ...summary }) => summary));
  if (name === "size") return exportJson(posts.length);
  if (name === "posts") {
    const loaders = posts.map(({ slug }) => `"${slug}": () => import("${VIRTUAL}posts/${slug}")`);
    return `export default { ${loaders.join(", ")} }`;
  }
  const post = posts.find(({ slug }) => name === `posts/${slug}`);
  if (!post) throw new Error(`no such journal module: ${name}`);
  const { headings, writer, products } = post;
  const body = dropDeadLinks(post.body, (href) => isDeadLink(href, targets));
  return exportJson({ body, headings, writer, products });
}
