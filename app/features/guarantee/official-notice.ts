import { shop } from "../../../shop.config.ts";

/** URLs of the shop's notices, by file. Never inlined: the page's policy only allows images from the shop itself. */
const notices = import.meta.glob<string>("/content/legal-guarantee/*.{svg,png}", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Returns the official notice of the legal guarantee in a language, or else in the shop's fallback language. */
export function officialNotice(
  language: string,
  files: Readonly<Record<string, string>> = notices,
): string | undefined {
  const found = (wanted: string) => Object.keys(files).find((file) => /([^/]+)\.\w+$/.exec(file)?.[1] === wanted);
  const file = found(language) ?? found(shop.fallbackLanguage);
  return file && files[file];
}
