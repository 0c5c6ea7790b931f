import { shop } from "../../../shop.config.ts";
import { officialNotice } from "./official-notice.ts";

/** The shop's notices for e-mails, by file, as data URLs: the built shop does not read `content`. */
const letters = import.meta.glob<string>("/content/legal-guarantee/*.pdf", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** Returns the official notice that an order confirmation in this language encloses; none if the owner placed none. */
export function enclosedNotice(
  language: string,
  files: Readonly<Record<string, string>> = letters,
): { name: string; url: string }[] {
  const url = shop.legalGuarantee === false ? undefined : officialNotice(language, files);
  return url ? [{ name: "legal-guarantee.pdf", url }] : [];
}

type Notices = { picture: string | undefined; letter: string | undefined };

const placed = (): Notices => ({
  picture: officialNotice(shop.fallbackLanguage),
  letter: officialNotice(shop.fallbackLanguage, letters),
});

/** Returns what is missing of the official notice in a shop that takes money, in words for its owner. */
export function missingNotice({ picture, letter }: Notices = placed()): string | undefined {
  if (shop.legalGuarantee === false || (picture && letter)) return undefined;
  const own = shop.fallbackLanguage;
  const wanted = [...(picture ? [] : [`${own}.svg or ${own}.png`]), ...(letter ? [] : [`${own}.pdf`])].join(", and ");
  return `the official notice of the legal guarantee, which EU law requires, is missing: place ${wanted} in content/legal-guarantee, whose README.md says where it is got`;
}
