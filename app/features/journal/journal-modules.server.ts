import { resolve } from "node:path";
import { isDeadLink, readTargets } from "../catalogue/catalogue-targets.server.ts";
import { dropDeadLinks } from "./drop-dead-links.ts";
import { readJournal } from "./read-journal.server.ts";

/**
 * Returns the journal's part of `app/generated/`: a loader per language for its posts, newest first, with a loader for
 * each post, so that a reader downloads nothing in another language. Throws `ContentError`.
 */
export function journalModules(root = "content"): Record<string, unknown> {
  const journal = readJournal(resolve(root));
  const targets = readTargets(resolve(root, "../catalogue"));
  const modules: Record<string, unknown> = {
    "journal-size.ts": `export const postCount: number = ${[...journal.values()][0]?.length ?? 0};\n`,
    "journal.ts": `import type { Posts } from "../features/journal/article.ts";

/** The posts by language. */
export const journal = ${loaders([...journal.keys()].map((one) => [one, `journal/posts-${one}.ts`]))} as Readonly<Record<string, () => Promise<Posts>>>;
`,
  };
  for (const [language, posts] of journal) {
    const details = posts.map((post) => [post.slug, `${post.language}/${post.slug}.json`] as const);
    modules[`journal/posts-${language}.ts`] = `export { default as posts } from "./posts-${language}.json";
export const details = ${loaders(details)};
`;
    modules[`journal/posts-${language}.json`] = posts.map(
      ({ body, headings, writer, products, ...summary }) => summary,
    );
    for (const { body, headings, writer, products, ...post } of posts)
      modules[`journal/${post.language}/${post.slug}.json`] = {
        body: dropDeadLinks(body, (href) => isDeadLink(href, targets)),
        ...{ headings, writer, products },
      };
  }
  return modules;
}

/** Returns the code of an object of loaders, each with the path of its module. */
export function loaders(paths: readonly (readonly [key: string, path: string])[]): string {
  return `{\n${paths.map(([key, path]) => `  "${key}": () => import("./${path}"),\n`).join("")}}`;
}
