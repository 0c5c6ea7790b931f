import loaders from "virtual:information/pages";
import type { InformationPage } from "./information-pages.ts";

/**
 * The text of an information page by the name of its file: in a language where there is one, else in that of the shop's
 * own texts; undefined where there is none.
 */
export async function loadInformation(
  name: string,
  language: string,
  pages: typeof loaders = loaders,
): Promise<InformationPage | undefined> {
  const load = pages[`${language}/${name}`] ?? pages[name];
  return (await load?.())?.default;
}
