import { pages } from "~/generated/information.ts";
import type { InformationPage } from "./information-pages.ts";

/**
 * Loads an information page by file name, in a language if it is translated, else in that of the shop's own texts;
 * undefined if there is none.
 */
export async function loadInformation(
  name: string,
  language: string,
  loaders = pages,
): Promise<InformationPage | undefined> {
  const load = loaders[`${language}/${name}`] ?? loaders[name];
  return (await load?.())?.default;
}
