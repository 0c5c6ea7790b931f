import { parse } from "yaml";
import { z } from "zod";
import { shop } from "../../../shop.config.ts";
import { isDay } from "../../platform/dates/calendar.ts";
import { faultLines, issueWords } from "../../settings/issue-words.ts";
import { slugOf } from "../catalogue/product.ts";
import type { Author, PostDetails, PostSummary } from "./article.ts";
import { curlQuotes } from "./curl-quotes.ts";
import { type ReportFault, readMarkdown } from "./read-markdown.ts";

/** A text with a minimum length. */
export const text = (least: number) => z.string().trim().min(least);

/** An ISO date that exists in the calendar. */
export const isoDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "is not a day in the form 2026-09-24")
  .refine(isDay, "is not a day of the calendar");

const storedPost = z.strictObject({
  title: text(3),
  description: text(40),
  date: isoDay,
  author: text(2),
  category: text(2),
  tags: z.array(text(2)).min(1),
  /** A picture above the text, with its alt text; both or neither. */
  picture: text(3).optional(),
  pictureAlt: text(10).optional(),
  products: z.array(z.string().regex(/^\d+$/, "is not a product's number")).default([]),
  /** Written about the sample products that the shop comes with. */
  sample: z.literal(true).optional(),
});

const storedAuthors = z.record(z.string(), z.strictObject({ role: text(2), bio: text(20) }));

export type Authors = z.infer<typeof storedAuthors>;
export type Post = PostSummary & PostDetails;

/** Thrown for invalid content; the message has one line per fault: file, field, reason. */
export class ContentError extends Error {
  override name = "ContentError";
}

/** Collects the faults of a file and throws them together as a `ContentError`. */
export function checkFile<T>(file: string, check: (fault: (field: string, reason: string) => void) => T): T {
  const faults: string[] = [];
  const result = check((field, reason) => faults.push(`${file}: ${field}: ${reason}`));
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
  return result;
}

/** Splits a Markdown file into its validated front matter and its text. Throws `ContentError`. */
export function readFrontMatter<T>(file: string, source: string, schema: z.ZodType<T>): { data: T; markdown: string } {
  const [, front, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined || markdown === undefined)
    throw new ContentError(`${file}: front matter: is missing between two lines of ---`);
  const result = schema.safeParse(readYaml(file, front), { error: issueWords });
  if (!result.success) throw new ContentError(faultLines(file, result.error, "front matter"));
  return { data: result.data, markdown };
}

function readYaml(file: string, front: string): unknown {
  try {
    return parse(front, { schema: "core" });
  } catch (error) {
    const [reason = "cannot be read"] = error instanceof Error ? error.message.split("\n") : [];
    throw new ContentError(`${file}: front matter: ${reason.replace(/:$/, "")}`);
  }
}

function missingPicture(picture: string): string {
  return `there is no "${picture}": make it with npm run pictures -- photo.jpg ${picture.replace(/^scenes\//, "")}`;
}

/** Validates the authors of the journal. Throws `ContentError`. */
export function readAuthors(content: unknown, file = "authors.json"): Authors {
  const result = storedAuthors.safeParse(content, { error: issueWords });
  if (!result.success) throw new ContentError(faultLines(file, result.error));
  return result.data;
}

/** Returns whether a post, or the translation of a page, is sample content. */
export function isOfSample(source: string): boolean {
  return /^---\r?\n(?:(?!---).*\r?\n)*?sample: true\r?\n/.test(source);
}

/** Returns whether a page is the English draft that the shop comes with. */
export function isDraft(source: string): boolean {
  return /^---\r?\n(?:(?!---).*\r?\n)*?draft: true\r?\n/.test(source);
}

/** Reads a post. Throws `ContentError`. `hasPicture` returns whether a picture exists. */
export function readPost(
  file: string,
  source: string,
  { authors, hasPicture }: { authors: Authors; hasPicture: (path: string) => boolean },
): Post {
  const { data, markdown } = readFrontMatter(file, source, storedPost);
  const { title, description, picture, products, sample: _, ...kept } = data;
  return checkFile(file, (fault) => {
    const slug = file.replace(/\.md$/, "");
    if (slug !== slugOf(slug)) fault("file name", "must be of small letters, digits and hyphens");
    if (picture && !hasPicture(picture)) fault("picture", missingPicture(picture));
    const { body, headings, minutes } = readMarkdown(markdown, (reason) => fault("text", reason));
    return {
      ...kept,
      slug,
      language: shop.fallbackLanguage,
      title: curlQuotes(title),
      description: curlQuotes(description),
      minutes,
      topics: headings.map((heading) => heading.text).join(" · "),
      ...(picture && hasPicture(picture) && { picture }),
      pictureAlt: kept.pictureAlt ?? "",
      body,
      headings,
      writer: writerOf(data.author, authors, (reason) => fault("author", reason)),
      products,
    };
  });
}

function writerOf(name: string, authors: Authors, fault: ReportFault): Author {
  const author = authors[name];
  if (!author) fault(`"${name}" is not among the writers in authors.json`);
  return { name, role: author?.role ?? "", bio: curlQuotes(author?.bio ?? ""), language: shop.fallbackLanguage };
}
