import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import { shop } from "../../../shop.config.ts";
import { knownLanguage } from "../../platform/i18n/languages.ts";
import { createWords, type Words } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import { exportJson } from "../catalogue/catalogue-plugin.ts";
import { titleOf } from "../catalogue/department-names.ts";
import { hasOwnCatalogue } from "../catalogue/own-catalogue.server.ts";
import { readCatalogueFolder } from "../catalogue/read-catalogue.server.ts";
import { restartForFiles } from "../catalogue/restart-for-files.ts";
import { curlQuotes } from "../journal/curl-quotes.ts";
import { readJournalFolder } from "../journal/read-journal.server.ts";
import { readMarkdown } from "../journal/read-markdown.ts";
import { ContentError, checkFile, isDraft, isOfSample, isoDay, readFrontMatter } from "../journal/stored-content.ts";
import { applyConditions, fillPlaceholders } from "./fill-placeholders.ts";
import type { InformationPage } from "./information-pages.ts";
import { type PageContents, pageValues } from "./page-values.ts";

const VIRTUAL = "virtual:information/";

const storedPage = z.strictObject({
  title: z.string().trim().min(3),
  description: z.string().trim().min(40),
  updated: isoDay,
  /** A picture above the text, with its alt text; both or neither. */
  picture: z.string().trim().min(3).optional(),
  pictureAlt: z.string().trim().min(10).optional(),
  /** The picture shows sample products, and is left out once they are gone. */
  samplePicture: z.literal(true).optional(),
  /** In `content/pages` itself: the English draft that the shop comes with, whatever the shop's own language. */
  draft: z.literal(true).optional(),
  /** In a translation: it translates the sample page, and is left out once the sample products are gone. */
  sample: z.literal(true).optional(),
});

/**
 * Embeds the information pages: validates them, fills in placeholders from the shop's configuration, and serves
 * `virtual:information/pages` (a loader per page) and a module per page.
 */
export function informationPlugin(folder = "content/pages"): Plugin {
  const root = resolve(folder);
  return {
    name: "information",
    configureServer: (server) => restartForFiles(server, () => pagesIn(root)),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const name = id.slice(VIRTUAL.length + 1).replace(/^pages\/?/, "");
      if (name === "") return loadersOf(root);
      const file = resolve(root, `${name}.md`);
      this.addWatchFile(file);
      return exportJson(readInformationPage(`${name}.md`, readFileSync(file, "utf8"), shop, contentsOf(".")));
    },
  };
}

/**
 * Returns the pages of a folder, `terms.md` and `fr/terms.md`. Once the sample products are gone, sample translations
 * are left out, except into the shop's own language beside a page that is still the draft. Throws `ContentError`.
 */
function filesIn(root: string, isSample: boolean, own: string): string[] {
  const read = (file: string) => readFileSync(resolve(root, file), "utf8");
  const isKept = (file: string) =>
    isSample || !isOfSample(read(file)) || (dirname(file) === own && isDraft(read(basename(file))));
  const files = pagesIn(root);
  const stray = files.filter((file) => !files.includes(basename(file)));
  if (stray.length > 0)
    throw new ContentError(
      stray.map((file) => `${file}: file name: there is no content/pages/${basename(file)}`).join("\n"),
    );
  return files.filter((file) => !file.includes("/") || isKept(file));
}

/** Returns the Markdown files; folders not named after one of the shop's languages are the owner's and are ignored. */
function pagesIn(root: string): string[] {
  const files = globSync("{,*/}*.md", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const isRead = (folder: string) => folder === "." || knownLanguage(folder) === folder;
  return files.filter((file) => isRead(dirname(file))).sort();
}

function loadersOf(root: string): string {
  const isSample = !hasOwnCatalogue(resolve("catalogue"));
  const names = filesIn(root, isSample, shop.fallbackLanguage).map((file) => file.replace(/\.md$/, ""));
  const loaders = names.map((name) => `"${name}": () => import("${VIRTUAL}pages/${name}")`);
  return `export default { ${loaders.join(", ")} }`;
}

/** Returns what pages may mention of a shop's products and journal. Throws `CatalogueError` and `ContentError`. */
export function contentsOf(root: string): PageContents {
  const catalogue = resolve(root, "catalogue");
  const { departments, order } = readCatalogueFolder(catalogue);
  const sold = new Set(
    [...departments.values()].flatMap(({ products }) => products.map(({ category }) => category[0])),
  );
  return {
    departments: order
      .map(({ name }) => name)
      .filter((name) => sold.has(name))
      .map(titleOf),
    posts: readJournalFolder(resolve(root, "content")).length,
    isSample: !hasOwnCatalogue(catalogue),
  };
}

/** Reads all pages of a folder, as a build does. Throws `ContentError` with the faults of the first invalid page. */
export function readInformationFolder(folder: string, shop: Shop, contents: PageContents): InformationPage[] {
  return filesIn(folder, contents.isSample, shop.fallbackLanguage).map((file) =>
    readInformationPage(file, readFileSync(resolve(folder, file), "utf8"), shop, contents),
  );
}

/** Reads a page, `terms.md` or `fr/terms.md`, and fills in its placeholders. Throws `ContentError`. */
export function readInformationPage(file: string, source: string, shop: Shop, contents: PageContents): InformationPage {
  const { data, markdown } = readFrontMatter(file, source, storedPage);
  const { title, description, updated, samplePicture, sample: _, draft, ...shown } = data;
  const [, language = draft ? "en" : shop.fallbackLanguage] = /^(\w+)\//.exec(file) ?? [];
  return checkFile(file, (report) => {
    const fault = (reason: string) => report("text", reason);
    const values = pageValues(shop, contents, wordsIn(language));
    const { body, headings } = readMarkdown(applyConditions(markdown, values), fault);
    const filled = fillPlaceholders(body, values, fault);
    return {
      language,
      ...(samplePicture && !contents.isSample ? {} : shown),
      title: curlQuotes(title),
      description: curlQuotes(description),
      updated,
      body: filled,
      headings,
    };
  });
}

/** Returns the translations for the language of a page. */
function wordsIn(language: string): Words {
  const common = [`public/locales/${language}/common.json`, "public/locales/en/common.json"].find(existsSync);
  return createWords(language, common ? { common: JSON.parse(readFileSync(common, "utf8")) } : {});
}
