import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { z } from "zod";
import { shop } from "../../../shop.config.ts";
import { knownLanguage } from "../../platform/i18n/languages.ts";
import { createWords, type Words } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import { titleOf } from "../catalogue/department-names.ts";
import { hasOwnCatalogue } from "../catalogue/own-catalogue.server.ts";
import { readCatalogueFolder } from "../catalogue/read-catalogue.server.ts";
import { curlQuotes } from "../journal/curl-quotes.ts";
import { loaders } from "../journal/journal-modules.server.ts";
import { readJournalFolder } from "../journal/read-journal.server.ts";
import { readMarkdown } from "../journal/read-markdown.ts";
import { ContentError, checkFile, isDraft, isOfSample, isoDay, readFrontMatter } from "../journal/stored-content.ts";
import { applyConditions, fillPlaceholders } from "./fill-placeholders.ts";
import type { InformationPage } from "./information-pages.ts";
import { type PageContents, pageValues } from "./page-values.ts";

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

/** Returns the information pages' part of `app/generated/`: a loader per page. Throws `CatalogueError` and `ContentError`. */
export function informationModules(): Record<string, unknown> {
  const pages = readInformationFolder("content/pages", shop, contentsOf("."));
  const names = [...pages.keys()];
  return {
    "information.ts": `import type { InformationPage } from "../features/information/information-pages.ts";

/** By name, \`terms\`, and in other languages \`de/terms\`. */
export const pages = ${loaders(names.map((name) => [name, `information/${name}.json`]))} as Readonly<Record<string, () => Promise<{ default: InformationPage }>>>;
`,
    ...Object.fromEntries([...pages].map(([name, page]) => [`information/${name}.json`, page])),
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

/** Reads all pages of a folder, by name: `terms`, `fr/terms`. Throws `ContentError` with the faults of the first invalid page. */
export function readInformationFolder(
  folder: string,
  shop: Shop,
  contents: PageContents,
): ReadonlyMap<string, InformationPage> {
  const read = (file: string) => readInformationPage(file, readFileSync(resolve(folder, file), "utf8"), shop, contents);
  const files = filesIn(folder, contents.isSample, shop.fallbackLanguage);
  return new Map(files.map((file) => [file.replace(/\.md$/, ""), read(file)]));
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
