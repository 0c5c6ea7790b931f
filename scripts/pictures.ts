/** `npm run pictures -- help`: adds wide pictures for posts, pages and home pages. */
import { basename, extname } from "node:path";
import { parseArgs } from "node:util";
import { makePreview, makeScene } from "./scene-pictures.ts";

const HELP = `npm run pictures -- photo.jpg cellar     makes the scene "scenes/cellar", for posts, pages and home pages; without a
                                         name it is named after its file
npm run pictures -- photo.jpg --preview  makes public/pictures/preview.jpg, shown with shared links to the shop

Both are cropped to their middle: scenes to 3:2 (1440 by 960), the preview to 1200 by 630.`;

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { preview: { type: "boolean" } },
    allowPositionals: true,
  });
  const [photo, name] = positionals;
  if (!photo || photo === "help") return HELP;
  if (values.preview) return `${await makePreview(photo)} is made.`;
  const key = await makeScene(photo, name ?? basename(photo, extname(photo)));
  return `${key} is made. In the head of a post or page it is called

picture: "${key}"
pictureAlt: "What it shows, for those who do not see it"

and in a home page scene="${key}".`;
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
