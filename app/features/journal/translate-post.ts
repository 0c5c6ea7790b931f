import { z } from "zod";
import type { ArticleHeading, ArticleNode } from "./article.ts";
import { curlQuotes } from "./curl-quotes.ts";
import { readMarkdown } from "./read-markdown.ts";
import { type Authors, checkFile, type Post, readFrontMatter, text } from "./stored-content.ts";

/** Fields that cannot differ between languages belong only in the original. */
const ofTheOriginal = z.undefined("stands in the original alone: leave it out").optional();

const storedTranslation = z.strictObject({
  title: text(3),
  description: text(40),
  pictureAlt: text(10).optional(),
  date: ofTheOriginal,
  author: ofTheOriginal,
  category: ofTheOriginal,
  tags: ofTheOriginal,
  picture: ofTheOriginal,
  products: ofTheOriginal,
  sample: ofTheOriginal,
});

/** Reads the translation of a post, from a file like `de/caring-for-leather.md`. Throws `ContentError`. */
export function translatePost(
  original: Post,
  file: string,
  source: string,
  { language, authors }: { language: string; authors: Authors },
): Post {
  const { data, markdown } = readFrontMatter(file, source, storedTranslation);
  return checkFile(file, (fault) => {
    if (original.pictureAlt && !data.pictureAlt) fault("pictureAlt", "is missing: the post has a picture");
    if (!original.pictureAlt && data.pictureAlt) fault("pictureAlt", "the post has no picture");
    const article = readMarkdown(markdown, (reason) => fault("text", reason));
    const { body, headings } = withAddresses(article, original);
    const writer = authors[original.author];
    return {
      ...original,
      language,
      title: curlQuotes(data.title),
      description: curlQuotes(data.description),
      pictureAlt: data.pictureAlt ?? "",
      topics: headings.map((heading) => heading.text).join(" · "),
      body,
      headings,
      writer: writer ? { ...original.writer, ...writer, bio: curlQuotes(writer.bio), language } : original.writer,
    };
  });
}

type Parts = { body: ArticleNode[]; headings: ArticleHeading[] };

/** Takes over the original's heading ids if the levels match, so that links to a section work in every language. */
function withAddresses({ body, headings }: Parts, original: Parts): Parts {
  const known = headingsOf(original.body);
  const own = headingsOf(body);
  if (own.map(({ tag }) => tag).join() !== known.map(({ tag }) => tag).join()) return { body, headings };
  const addresses = new Map(own.map(({ id }, i) => [id, known[i]?.id]));
  const addressOf = (id = "") => addresses.get(id) ?? id;
  return {
    body: body.map((node) => (typeof node === "object" && node.id ? { ...node, id: addressOf(node.id) } : node)),
    headings: headings.map(({ id, text }) => ({ id: addressOf(id), text })),
  };
}

function headingsOf(nodes: readonly ArticleNode[]) {
  return nodes.flatMap((node) => (typeof node === "object" && node.id ? [node] : []));
}
