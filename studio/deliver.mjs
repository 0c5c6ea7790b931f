/**
 * Makes the shop's pictures from the rendered ones: AVIF in three widths, a JPEG of every front for mail and link previews,
 * and the index the shop reads their sizes from. Only what is newer than its delivery is made again.
 *
 *     node studio/deliver.mjs            everything new
 *     node studio/deliver.mjs --all      everything anew
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = path.dirname(fileURLToPath(import.meta.url));
const rendered = path.join(here, "../.cache/studio/finals");
const delivered = path.join(here, "../public/pictures");
const productWidths = [320, 640, 960];
const sceneWidths = [480, 960, 1440];
const largestUpscale = 1.5;
const quality = { 320: 50, 480: 50, 640: 50, 960: 48, 1440: 48 };
const everything = process.argv.includes("--all");

/** Every rendered PNG with the key it has in the shop. */
function listRendered() {
	const found = [];
	for (const folder of readdirSync(rendered).sort()) {
		for (const file of readdirSync(path.join(rendered, folder)).sort()) {
			if (!file.endsWith(".png")) continue;
			const name = file.slice(0, -4);
			const key = folder === "scenes" ? `scenes/${name}` : `products/${folder}/${name}`;
			found.push({ key, source: path.join(rendered, folder, file), scene: folder === "scenes" });
		}
	}
	return found;
}

/** Whether the target has to be made from its source. */
function isStale(source, target) {
	return everything || !existsSync(target) || statSync(target).mtimeMs < statSync(source).mtimeMs;
}

/** Write a picture through a temporary file, so that no half-written one is ever served. */
async function write(image, target) {
	const part = `${target}.part`;
	await image.toFile(part);
	renameSync(part, target);
}

/** The picture at a width, crisp after scaling down. */
function resized(source, width, originalWidth) {
	const image = sharp(source).removeAlpha().resize({ width, kernel: "lanczos3" });
	return width < originalWidth * 0.7 ? image.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.6 }) : image;
}

/** The mean colour of the picture's upper and outer edges: what a page shows until the picture is there. */
async function backdropColour(source, { width, height }) {
	const side = Math.round(width / 12);
	const edges = [
		{ left: 0, top: 0, width, height: side },
		{ left: 0, top: 0, width: side, height },
		{ left: width - side, top: 0, width: side, height },
	];
	const means = await Promise.all(
		edges.map(async (edge) => (await sharp(source).extract(edge).stats()).channels.map((channel) => channel.mean)),
	);
	const mean = [0, 1, 2].map((channel) => means.reduce((sum, edge) => sum + edge[channel], 0) / edges.length);
	return `#${mean.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Make all files of one picture and return its entry for the index. */
async function deliver({ key, source, scene }) {
	const known = earlier[key];
	if (known && !isStale(source, path.join(delivered, `${key}-${known.width}.avif`))) return known;
	const meta = await sharp(source).metadata();
	const target = path.join(delivered, key);
	mkdirSync(path.dirname(target), { recursive: true });
	const widths = (scene ? sceneWidths : productWidths).filter((width) => width <= meta.width * largestUpscale);
	for (const width of widths) {
		const file = `${target}-${width}.avif`;
		if (!isStale(source, file)) continue;
		await write(resized(source, width, meta.width).avif({ quality: quality[width], effort: 5 }), file);
	}
	const fallback = scene ? 960 : 640;
	const jpeg = `${target}-${fallback}.jpg`;
	if ((scene || key.endsWith("-front")) && isStale(source, jpeg)) {
		await write(resized(source, fallback, meta.width).jpeg({ quality: 76, mozjpeg: true }), jpeg);
	}
	const width = widths.at(-1);
	const height = Math.round((width * meta.height) / meta.width);
	return { widths, width, height, colour: await backdropColour(source, meta) };
}

/** Half of the files of a width are smaller than this. */
function median(numbers) {
	return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

sharp.concurrency(1);
const indexFile = path.join(delivered, "index.json");
const earlier = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, "utf8")) : {};
mkdirSync(delivered, { recursive: true });
const index = {};
const bytes = {};
for (const picture of listRendered()) {
	const entry = await deliver(picture);
	index[picture.key] = entry;
	for (const width of entry.widths) {
		const size = statSync(path.join(delivered, `${picture.key}-${width}.avif`)).size;
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
