import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDraft, isOfSample } from "../../app/features/journal/stored-content.ts";
import { shop } from "../../shop.config.ts";
import { counted } from "./report.ts";

/** Reports content that leaves with the sample's products: posts, translated pages and drafts. */
export function sampleNotes(content: string): string[] {
  const those = (is: (source: string) => boolean, files: string) =>
    globSync(files, { cwd: content }).filter((file) => is(readFileSync(join(content, file), "utf8")));
  const ofSample = (files: string) => those(isOfSample, files);
  const posts = ofSample("posts/*.md");
  const further = shop.languages.filter((language) => language !== shop.fallbackLanguage);
  const languages = further.filter((language) => ofSample(`pages/${language}/*.md`).length > 0);
  const drafts = those(isDraft, "pages/*.md").map((file) => basename(file, ".md"));
  const notes = [];
  if (posts.length > 0)
    notes.push(
      `${counted(posts.length, "post")} of the sample's journal left out; without the line "sample: true" one is shown.`,
    );
  if (languages.length > 0)
    notes.push(
      `Pages in ${languages.join(", ")} (terms, privacy, ...) left out, as they are drafts of the sample: shoppers read those of ${content}/pages until yours are in ${content}/pages/${languages[0]}; without the line "sample: true" one is shown.`,
    );
  if (drafts.length > 0)
    notes.push(
      `Drafts for a shop in Germany still stand in ${content}/pages (${drafts.toSorted().join(", ")}): write yours in ${shop.fallbackLanguage}, and take the line "draft: true" out of each that is.`,
    );
  return notes;
}
