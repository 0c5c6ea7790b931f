import { globSync } from "node:fs";
import { ownPagesOf } from "./information-pages.ts";

/** The pages that an owner added to the folder, by their names, which are their addresses. */
export function ownPages(folder = "content/pages"): string[] {
  return ownPagesOf(globSync("*.md", { cwd: folder }).map((file) => file.replace(/\.md$/, ""))).sort();
}
