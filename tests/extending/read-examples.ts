import { readFileSync } from "node:fs";

/** A code block with its file and its position there: after a line, replacing a text, or as the whole file. */
export type Example = { file: string; code: string; after?: string; insteadOf?: string };

const block = /^`([^`]+)`(?:, (after the line|in place of) `([^`]+)`)?\n\n```\w+\n([\s\S]*?)\n```$/gm;

/** Returns a page's examples that name a file, in order. */
export function readExamples(page: string): Example[] {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(block)].map(([, file = "", where, anchor, code = ""]) => ({
    file,
    code,
    ...(where === "after the line" && { after: anchor }),
    ...(where === "in place of" && { insteadOf: anchor }),
  }));
}

/** Inserts an example into a file's text. Throws unless the position exists exactly once. */
export function applyExample(source: string, { file, code, after, insteadOf }: Example): string {
  if (insteadOf !== undefined) {
    if (source.split(insteadOf).length !== 2) throw new Error(`${file} has not exactly one ${insteadOf}`);
    return source.replace(insteadOf, () => code.trim());
  }
  if (after === undefined) return `${code}\n`;
  const lines = source.split("\n");
  const found = lines.flatMap((line, i) => (line.includes(after) ? [i] : []));
  if (found.length !== 1) throw new Error(`${file} has not exactly one line with ${after}`);
  return lines.toSpliced((found[0] ?? 0) + 1, 0, code).join("\n");
}
