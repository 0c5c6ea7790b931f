import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { shop } from "../../../shop.config.ts";
import { knownLanguage } from "../../platform/i18n/languages.ts";
import { hasOwnCatalogue } from "../catalogue/own-catalogue.server.ts";
import { type Authors, ContentError, isOfSample, type Post, readAuthors, readPost } from "./stored-content.ts";
import { translatePost } from "./translate-post.ts";

/** The journal by language, newest first; languages without translations are absent. */
export type Journal = ReadonlyMap<string, readonly Post[]>;

/**
 * Reads and validates the posts of a content folder and their translations (`posts/de/`, authors in `authors/de.json`).
 * Untranslated posts are in the shop's own language. Sample posts are left out once the shop has its owner's products.
 * Throws `ContentError`.
 */
export function readJournal(root: string): Journal {
  const posts = readOriginals(root);
  const translations = new Map(
    languagesIn(root).map((language) => [language, readTranslations(root, language, posts)]),
  );
  const own = posts.map((post) => translations.get(shop.fallbackLanguage)?.get(post.slug) ?? post);
  const languages = [...translations].map(
    ([language, texts]) => [language, own.map((post) => texts.get(post.slug) ?? post)] as const,
  );
  return new Map([[shop.fallbackLanguage, own], ...languages]);
}

/** Returns the posts in the shop's own language. Throws `ContentError`. */
export function readJournalFolder(root: string): readonly Post[] {
  return readJournal(root).get(shop.fallbackLanguage) ?? [];
}

/** Returns the file names of the posts that are shown, without the ending, whether they are valid or not. */
export function shownPosts(root: string): string[] {
  return readShown(root).map(({ file }) => file.replace(/\.md$/, ""));
}

function readOriginals(root: string): Post[] {
  const authors = readWriters(root, "authors.json");
  const index = resolve(root, "../public/pictures/index.json");
  const pictures = new Set(existsSync(index) ? Object.keys(JSON.parse(readFileSync(index, "utf8"))) : []);
  const hasPicture = (path: string) => pictures.has(path);
  return readShown(root)
    .map(({ file, source }) => readPost(file, source, { authors, hasPicture }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** Returns the files of the posts; those of the sample are left out once the shop has its owner's products. */
function readShown(root: string): { file: string; source: string }[] {
  const isOwn = hasOwnCatalogue(resolve(root, "../catalogue"));
  return markdownIn(root)
    .map((file) => ({ file, source: readFileSync(resolve(root, "posts", file), "utf8") }))
    .filter(({ source }) => !(isOwn && isOfSample(source)));
}

/** Returns the posts translated into a language, by slug; those whose originals are left out are left out too. */
function readTranslations(root: string, language: string, posts: readonly Post[]): Map<string, Post> {
  const writersFile = `authors/${language}.json`;
  const authors = existsSync(resolve(root, writersFile)) ? readWriters(root, writersFile) : {};
  const strangers = Object.keys(authors).filter((name) => !Object.hasOwn(readWriters(root, "authors.json"), name));
  if (strangers.length > 0)
    throw new ContentError(
      strangers.map((name) => `${writersFile}: ${name}: is not in authors.json, take it out here too`).join("\n"),
    );
  const originals = new Set(markdownIn(root));
  return new Map(
    markdownIn(root, language).flatMap((file) => {
      const name = file.slice(language.length + 1);
      if (!originals.has(name)) throw new ContentError(`${file}: file name: there is no content/posts/${name}`);
      const original = posts.find(({ slug }) => name === `${slug}.md`);
      if (!original) return [];
      const source = readFileSync(resolve(root, "posts", file), "utf8");
      return [[original.slug, translatePost(original, file, source, { language, authors })]];
    }),
  );
}

function readWriters(root: string, file: string): Authors {
  return readAuthors(JSON.parse(readFileSync(resolve(root, file), "utf8")), file);
}

/** Returns the files of the posts, or of their translations into a language: `de/caring-for-leather.md`. */
function markdownIn(root: string, language = ""): string[] {
  const folder = resolve(root, "posts", language);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".md")) : [];
  return files.toSorted().map((file) => (language ? `${language}/${file}` : file));
}

/** Returns the shop's languages that have a folder of translations. */
function languagesIn(root: string): string[] {
  const folder = resolve(root, "posts");
  if (!existsSync(folder)) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => knownLanguage(name) === name);
}
