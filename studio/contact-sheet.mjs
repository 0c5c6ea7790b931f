/**
 * Lays rendered pictures side by side for a look at a whole department.
 *
 *     node studio/contact-sheet.mjs fashion front             one department's fronts
 *     node studio/contact-sheet.mjs fashion,books angle 300 drafts   more departments, wider cells, drafts instead of finals
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = path.dirname(fileURLToPath(import.meta.url));
const cache = path.join(here, "../.cache/studio");
const [folders = "", view = "", cell = "260", kind = "finals"] = process.argv.slice(2);
const width = Number(cell);
const height = Math.round(width * 1.25);
const gap = 4;

/** The files of the asked departments whose name ends in the view. */
function listFiles() {
	return folders.split(",").flatMap((folder) => {
		const directory = path.join(cache, kind, folder);
		if (!existsSync(directory)) return [];
		const names = readdirSync(directory).filter((name) => name.endsWith(`${view}.png`));
		return names.sort().map((name) => path.join(directory, name));
	});
}

const files = listFiles();
if (files.length === 0) {
	console.error(`There are no such pictures in ${path.join(cache, kind)}: name departments and a view, as in "books front".`);
	process.exit(1);
}
const columns = Math.min(files.length, Math.floor(1560 / width));
const rows = Math.ceil(files.length / columns);
const layers = await Promise.all(
	files.map(async (file, index) => ({
		input: await sharp(file).resize(width, height, { fit: "contain", background: "#fff" }).toBuffer(),
		left: (index % columns) * (width + gap),
		top: Math.floor(index / columns) * (height + gap),
	})),
);
const target = path.join(cache, `sheet-${folders.replaceAll(",", "-")}-${view || "all"}.png`);
await sharp({
	create: { width: columns * (width + gap), height: rows * (height + gap), channels: 3, background: "#fff" },
})
	.composite(layers)
	.png()
	.toFile(target);
console.log(target);
files.forEach((file, index) => {
	console.log(index + 1, path.basename(file, ".png"));
});
