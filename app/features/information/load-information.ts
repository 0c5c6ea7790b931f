import loaders from "virtual:information/pages";
import type { InformationPage } from "./information-pages.ts";

/** The text of an information page by the name of its file; undefined where there is none. */
export async function loadInformation(name: string): Promise<InformationPage | undefined> {
  return (await loaders[name]?.())?.default;
}
