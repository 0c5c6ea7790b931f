import { globSync } from "node:fs";
import { ownPagesOf } from "./information-pages.ts";

/** Returns the names of the pages that the shop owner added to the folder; they are also their paths. */
export function ownPages(folder = "content/pages"): string[] {
  return ownPagesOf(globSync("*.md", { cwd: folder }).map((file) => file.replace(/\.md$/, ""))).sort();
}
