import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isPdf, isPng, isSvg } from "./label-files.server.ts";

/** Where the owner puts the official notice: a picture for the screens and a PDF for the order confirmation. */
const NOTICE_FOLDER = "content/legal-guarantee";

const kinds: Readonly<Record<string, { is: (content: Buffer) => boolean; name: string }>> = {
  svg: { is: isSvg, name: "an SVG picture" },
  png: { is: isPng, name: "a PNG picture" },
  pdf: { is: isPdf, name: "a PDF" },
};

/** Returns a line for each file of the folder that is no notice in a language of the shop, for the owner. */
export function noticeFaults(languages: readonly string[], folder = NOTICE_FOLDER): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => !file.startsWith(".") && file !== "README.md");
  return files.sort().flatMap((file) => {
    const fault = faultOf(file, languages, folder);
    return fault ? [`${folder}/${file}: ${fault}`] : [];
  });
}

function faultOf(file: string, languages: readonly string[], folder: string): string | undefined {
  const [language = "", ending = "", ...rest] = file.split(".");
  const kind = rest.length === 0 ? kinds[ending] : undefined;
  if (!kind || !languages.includes(language))
    return `is named after no language of the shop (${languages.join(", ")}), as in ${languages[0]}.svg, ${languages[0]}.png or ${languages[0]}.pdf: rename it, or take it out`;
  return kind.is(readFileSync(join(folder, file)))
    ? undefined
    : `is not ${kind.name}: place the official file, unchanged`;
}
