import { readFileSync } from "node:fs";

/** Text of a block, the file that it belongs to, and where in it: after a line, in a text's place, or as the whole. */
export type Example = { file: string; code: string; after?: string; insteadOf?: string };

const block = /^`([^`]+)`(?:, (after the line|in place of) `([^`]+)`)?\n\n```\w+\n([\s\S]*?)\n```$/gm;

/** The examples of a page that name their file, in their order. */
export function readExamples(page: string): Example[] {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(block)].map(([, file = "", where, anchor, code = ""]) => ({
    file,
    code,
    ...(where === "after the line" && { after: anchor }),
    ...(where === "in place of" && { insteadOf: anchor }),
  }));
}

/** The text of a file with an example in its place. Throws where the place is not there exactly once. */
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
