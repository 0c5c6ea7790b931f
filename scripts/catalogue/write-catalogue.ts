import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { slugOf } from "../../app/features/catalogue/product.ts";
import type { PictureEntry, PictureIndex } from "../picture-files.ts";
import { LEDGER } from "./ledger.ts";
import type { MergedCatalogue } from "./merge-catalogue.ts";

/** Folders of a shop's catalogue, pictures, backups and content. */
export type Places = { catalogue: string; pictures: string; backups: string; content: string };

/** Writes department files, translations, department order and ledger into a new folder. */
export function writeFiles(folder: string, { departments, texts, ledger }: MergedCatalogue): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 1)}\n`);
  for (const { name, picture: _picture, filters: _filters, ...department } of departments)
    write(`${slugOf(name)}.json`, department);
  write(
    "departments.json",
    departments.map(({ name, picture, filters }) => ({ name, picture, filters })),
  );
  for (const [file, content] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    write(file, content);
  }
  write(LEDGER, ledger);
}

type Swap = {
  /** The new catalogue folder, and the folder of its generated pictures. */
  staged: string;
  stagedPictures: string;
  made: Readonly<Record<string, PictureEntry>>;
  /** Whether a picture is still used by the new catalogue, the journal or the scenes. */
  isUsed: (key: string) => boolean;
  now: Date;
};

/**
 * Replaces the catalogue and returns the folder of the backup. New pictures are added first, under unique names; then
 * the catalogue is swapped by renaming; only then are unused pictures removed. A failure before that leaves the former
 * catalogue in place.
 */
export function swapCatalogue(places: Places, { staged, stagedPictures, made, isUsed, now }: Swap): string {
  const backup = join(places.backups, `catalogue-${now.toISOString().slice(0, 19).replace(/:/g, "-")}`);
  const index = readIndex(places.pictures);
  mkdirSync(backup, { recursive: true });
  cpSync(places.catalogue, join(backup, "catalogue"), { recursive: true });
  if (existsSync(stagedPictures)) cpSync(stagedPictures, places.pictures, { recursive: true });
  writeIndex(places.pictures, { ...index, ...made });
  const aside = `${places.catalogue}.former`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(places.catalogue, aside);
  try {
    renameSync(staged, places.catalogue);
  } catch (error) {
    renameSync(aside, places.catalogue);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  clearSynced(places.pictures, join(backup, "pictures"), { ...index, ...made }, isUsed);
  return backup;
}

/** Moves unused pictures and their index entries into the backup. */
function clearSynced(pictures: string, backup: string, index: PictureIndex, isUsed: (key: string) => boolean): void {
  const unused = Object.entries(index).filter(([key]) => !isUsed(key));
  if (unused.length === 0) return;
  writeIndex(backup, Object.fromEntries(unused));
  writeIndex(pictures, Object.fromEntries(Object.entries(index).filter(([key]) => isUsed(key))));
  for (const picture of unused) {
    copyPicture(picture, pictures, backup);
    for (const file of filesOf(picture)) rmSync(join(pictures, file), { force: true });
  }
  for (const folder of globSync(["products/*", "departments"], { cwd: pictures }))
    if (readdirSync(join(pictures, folder)).length === 0) rmdirSync(join(pictures, folder));
}

function filesOf([key, { widths }]: readonly [key: string, PictureEntry]): string[] {
  return [...widths.map((width) => `${key}-${width}.avif`), `${key}-640.jpg`];
}

/** Copies those files of a picture that exist: most have no JPEG. */
export function copyPicture(picture: readonly [key: string, PictureEntry], from: string, to: string): void {
  for (const file of filesOf(picture)) {
    if (!existsSync(join(from, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
}

/** Reads the shop's picture index. */
export function readIndex(pictures: string): PictureIndex {
  const file = join(pictures, "index.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function writeIndex(pictures: string, index: PictureIndex): void {
  mkdirSync(pictures, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = join(pictures, "index.json");
  writeFileSync(`${file}.part`, `${JSON.stringify(sorted, null, "\t")}\n`);
  renameSync(`${file}.part`, file);
}
