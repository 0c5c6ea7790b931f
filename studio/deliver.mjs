/**
 * Makes the shop's pictures from the rendered ones: AVIF in three widths, a JPEG of every front and scene for mail and link
 * previews, `preview.jpg` for links to the shop itself, and the index the shop reads their sizes from. Only what is newer than
 * its delivery is made again; what was delivered and whose render is gone stays.
 *
 *     node studio/deliver.mjs            everything new
 *     node studio/deliver.mjs --all      everything anew
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { makePicture } from "../scripts/picture-files.ts";

const here = path.dirname(fileURLToPath(import.meta.url));
const rendered = path.join(here, "../.cache/studio/finals");
const delivered = path.join(here, "../public/pictures");
const everything = process.argv.includes("--all");

/** The folders that stand beside `products/` in the shop; the others are departments and stand in it. */
const notProducts = ["scenes", "departments"];

/** Every rendered PNG with the key it has in the shop. */
function listRendered() {
	const found = [];
	for (const folder of readdirSync(rendered).sort()) {
		for (const file of readdirSync(path.join(rendered, folder)).sort()) {
			if (!file.endsWith(".png")) continue;
			const name = file.slice(0, -4);
			const key = notProducts.includes(folder) ? `${folder}/${name}` : `products/${folder}/${name}`;
			found.push({ key, source: path.join(rendered, folder, file), scene: folder === "scenes" });
		}
	}
	return found;
}

/** Whether the target has to be made from its source. */
function isStale(source, target) {
	return everything || !existsSync(target) || statSync(target).mtimeMs < statSync(source).mtimeMs;
}

/** A cut-out that ends where its shadow is hardly seen, with some room around it: panels lay it out whole. */
async function trimmed(source) {
	const { data, info } = await sharp(source).trim({ threshold: 5 }).png().toBuffer({ resolveWithObject: true });
	const room = Math.round(Math.max(info.width, info.height) * 0.08);
	const background = { r: 0, g: 0, b: 0, alpha: 0 };
	return sharp(data).extend({ top: room, bottom: room, left: room, right: room, background }).png().toBuffer();
}

/** Make all files of one picture and return its entry for the index. */
async function deliver({ key, source, scene }) {
	const known = earlier[key];
	if (known && !isStale(source, path.join(delivered, `${key}-${known.width}.avif`))) return known;
	const isCutOut = key.endsWith("-cut");
	return makePicture({
		source: isCutOut ? await trimmed(source) : source,
		target: path.join(delivered, key),
		kind: scene ? "scene" : "product",
		hasFallback: scene || key.endsWith("-front"),
		isBusy: key.endsWith("-scene"),
		isCutOut,
		isWanted: (file) => isStale(source, file),
	});
}

/** Entries of the last delivery whose render is gone and whose files are still there. */
function listKept(renderedKeys) {
	return Object.entries(earlier).filter(
		([key, { width }]) => !renderedKeys.has(key) && existsSync(path.join(delivered, `${key}-${width}.avif`)),
	);
}

/** The picture that goes with links to the shop, in the size that social networks show. */
async function deliverPreview() {
	const source = path.join(rendered, "scenes/department-store.png");
	const target = path.join(delivered, "preview.jpg");
	if (!existsSync(source) || !isStale(source, target)) return;
	const options = { fit: "cover", position: "south" };
	await sharp(source).removeAlpha().resize(1200, 630, options).jpeg({ quality: 80, mozjpeg: true }).toFile(target);
}

/** Half of the files of a width are smaller than this. */
function median(numbers) {
	return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

sharp.concurrency(1);
const indexFile = path.join(delivered, "index.json");
const earlier = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, "utf8")) : {};
mkdirSync(delivered, { recursive: true });
const pictures = listRendered();
const index = Object.fromEntries(listKept(new Set(pictures.map(({ key }) => key))));
for (const picture of pictures) index[picture.key] = await deliver(picture);
await deliverPreview();
const bytes = {};
for (const [key, entry] of Object.entries(index)) {
	for (const width of entry.widths) {
		const size = statSync(path.join(delivered, `${key}-${width}.avif`)).size;
		bytes[width] = [...(bytes[width] ?? []), size];
	}
}
const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(`${indexFile}.part`, `${JSON.stringify(sorted, null, "\t")}\n`);
renameSync(`${indexFile}.part`, indexFile);
console.log(`${Object.keys(index).length} pictures`);
for (const [width, sizes] of Object.entries(bytes)) {
	console.log(`${width}: ${sizes.length} files, median ${(median(sizes) / 1000).toFixed(1)} kB, largest ${(Math.max(...sizes) / 1000).toFixed(1)} kB`);
}
