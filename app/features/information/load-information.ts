import loaders from "virtual:information/pages";
import type { InformationPage } from "./information-pages.ts";

/**
 * Loads an information page by file name, in a language if it is translated, else in that of the shop's own texts;
 * undefined if there is none.
 */
export async function loadInformation(
  name: string,
  language: string,
  pages: typeof loaders = loaders,
): Promise<InformationPage | undefined> {
  const load = pages[`${language}/${name}`] ?? pages[name];
  return (await load?.())?.default;
}
