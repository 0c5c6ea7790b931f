import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { shop } from "../../../shop.config.ts";
import { faultLines, issueWords } from "../../settings/issue-words.ts";
import type { Chapter } from "./product.ts";
import type { FindPicture } from "./read-product.ts";
import { CatalogueError } from "./stored-catalogue.ts";

const FOLDER = "content/chapters";

const text = z.string().trim().min(1);
const written = z.record(
  text,
  z.strictObject({ headline: text, scene: z.strictObject({ path: text, alt: text }).optional() }),
);
const translated = z.record(text, z.strictObject({ headline: text, alt: text.optional() }));

/** Product chapters by language, then by SKU. */
export type Chapters = ReadonlyMap<string, ReadonlyMap<string, Chapter>>;

/** Returns the files of the chapters: one per language of the shop. */
export function chapterFiles(folder = FOLDER): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return shop.languages.filter((language) => files.includes(`${language}.json`)).map((one) => `${folder}/${one}.json`);
}

/**
 * Reads what product pages tell beyond the catalogue: a headline and a scene with the product, by SKU. The file of the
 * shop's own language has all of them; a SKU that the shop does not sell is ignored. Throws `CatalogueError`.
 */
export function readChapters(findPicture: FindPicture, folder = FOLDER): Chapters {
  const read = <T>(language: string, schema: z.ZodType<T>): Partial<T> => {
    const file = `${folder}/${language}.json`;
    if (!chapterFiles(folder).includes(file)) return {};
    const result = schema.safeParse(JSON.parse(readFileSync(file, "utf8")), { error: issueWords });
    if (result.success) return result.data;
    throw new CatalogueError(faultLines(file, result.error));
  };
  const own = Object.entries(read(shop.fallbackLanguage, written)).map(([sku, said]) => {
    const { headline, scene } = said as z.infer<typeof written>[string];
    const path = scene && findPicture(scene.path);
    if (scene && !path)
      throw new CatalogueError(
        `${folder}/${shop.fallbackLanguage}.json: ${sku}.scene.path: there is no picture ${scene.path}`,
      );
    return [sku, { headline, ...(scene && path && { scene: { path, alt: scene.alt } }) }] as const;
  });
  return new Map(
    shop.languages.map((language) => {
      if (language === shop.fallbackLanguage) return [language, new Map<string, Chapter>(own)] as const;
      const texts = read(language, translated);
      return [language, new Map(own.map(([sku, chapter]) => [sku, inWords(chapter, texts[sku])] as const))] as const;
    }),
  );
}

/** Returns a chapter with its texts translated, or marked as being in the shop's own language. */
function inWords(chapter: Chapter, said: z.infer<typeof translated>[string] | undefined): Chapter {
  const own = { language: shop.fallbackLanguage };
  return {
    ...(said ? { headline: said.headline } : { headline: chapter.headline, ...own }),
    ...(chapter.scene && { scene: said?.alt ? { ...chapter.scene, alt: said.alt } : { ...chapter.scene, ...own } }),
  };
}
