import { shop } from "../../../shop.config.ts";

/** Addresses of the notices that the shop has, by file. Never within the page: its policy lets in pictures from the shop alone. */
const notices = import.meta.glob<string>("/content/legal-guarantee/*.{svg,png}", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The official notice of the legal guarantee in a language, or else in that of the shop's own texts. */
export function officialNotice(
  language: string,
  files: Readonly<Record<string, string>> = notices,
): string | undefined {
  const found = (wanted: string) => Object.keys(files).find((file) => /([^/]+)\.\w+$/.exec(file)?.[1] === wanted);
  const file = found(language) ?? found(shop.fallbackLanguage);
  return file && files[file];
}
