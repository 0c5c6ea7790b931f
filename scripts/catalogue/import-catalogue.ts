import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import type { DepartmentOrder } from "../../app/features/catalogue/stored-order.ts";
import { noteReductions, reportFaults } from "./check-import.ts";
import { deliverPictures } from "./deliver-pictures.ts";
import type { ReadSettings } from "./draft.ts";
import { findPictures } from "./find-pictures.ts";
import { foreignFolders } from "./foreign-texts.ts";
import { readLedger } from "./ledger.ts";
import { createMakers } from "./makers.ts";
import { type DepartmentFile, type MergedCatalogue, mergeCatalogue } from "./merge-catalogue.ts";
import { languagesOf, missingTranslationNotes } from "./missing-translations.ts";
import { readItems } from "./read-items.ts";
import { noteChoicesGoing, noteComingAndGoing, recogniseRenamed } from "./renamed-items.ts";
import { createReport, type Fault, type Report } from "./report.ts";
import { restorePictures } from "./restore-pictures.ts";
import { sameAddressNotes } from "./same-addresses.ts";
import { type Places, readIndex, swapCatalogue, writeFiles } from "./write-catalogue.ts";

export type ImportSettings = ReadSettings & {
  /** CSV, JSON, or a backup folder, which includes its pictures. */
  file: string;
  /** Folder with the pictures. */
  pictures?: string | undefined;
  /** Skips pictures that the file names but the folder lacks. */
  allowMissing?: boolean | undefined;
  /** Reports what would happen without changing anything. */
  isTrial: boolean;
  places: Places;
  now: Date;
  onProgress?: ((done: number, all: number) => void) | undefined;
};

export type Imported = {
  faults: readonly Fault[];
  notes: readonly string[];
  settled?: MergedCatalogue;
  backup?: string;
};

/** Imports a whole catalogue from a file; on any fault, nothing is changed. */
export async function importCatalogue(settings: ImportSettings): Promise<Imported> {
  const { places, now, isTrial } = settings;
  const report = createReport();
  const { faults, notes } = report;
  const staging = mkdtempSync(join(dirname(places.catalogue), ".catalogue-import-"));
  const [staged, stagedPictures] = [join(staging, "catalogue"), join(staging, "pictures")];
  try {
    const { settled, made } = await settle(settings, report, stagedPictures);
    if (faults.length > 0 || isTrial) return { faults, notes, settled };
    writeFiles(staged, settled);
    const isUsed = createUse(settled, places.content);
    const restored = isBackup(settings.file)
      ? restorePictures(settings.file, places, { target: stagedPictures, isUsed })
      : {};
    const swap = { staged, stagedPictures, made: { ...restored, ...made }, isUsed, now };
    return { faults, notes, settled, backup: swapCatalogue(places, swap) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function isBackup(file: string): boolean {
  return statSync(file).isDirectory();
}

/** Returns the new catalogue; pictures are generated in `target`, or only checked in a dry run or after a fault. */
async function settle(settings: ImportSettings, report: Report, target: string) {
  const { places, now, allowMissing = false, onProgress } = settings;
  const { items: read, column } = readItems(settings.file, settings, report);
  const present = readCatalogueFolder(places.catalogue);
  const products = [...present.departments.values()].flatMap((d) => d.products);
  const former = { products, ledger: readLedger(places.catalogue, products) };
  const items = recogniseRenamed(read, former, report);
  noteComingAndGoing(items, former, report);
  noteChoicesGoing(items, former, report);
  const index = readIndex(places.pictures);
  const isRestored = isBackup(settings.file);
  const search = { index, report, isLenient: allowMissing, column, isBackup: isRestored };
  const found = findPictures(items, settings.pictures, search);
  const makerOf = createMakers(items, report);
  const trial = mergeCatalogue(items, former, { pictures: new Map(), makerOf, now });
  reportFaults(trial, items, report);
  noteReductions(trial, report);
  for (const note of sameAddressNotes(items.map(({ product }) => product))) report.note(note);
  const left = foreignFolders(places.catalogue);
  if (left.length > 0)
    report.note(
      `Folders of the former catalogue that are no languages of the shop will be in its backup alone: ${left.join(", ")}.`,
    );
  if (items.length > 0)
    for (const note of missingTranslationNotes(trial.departments, languagesOf(trial.texts))) report.note(note);
  const isTrial = settings.isTrial || report.faults.length > 0;
  const place = { target, index, delivered: places.pictures, report, column, onProgress, isTrial };
  const { pictures, made } = await deliverPictures(found, place);
  const { departments, texts, ledger } = mergeCatalogue(items, former, { pictures, makerOf, now });
  const order =
    isRestored && report.faults.length === 0 ? readCatalogueFolder(join(settings.file, "catalogue")).order : [];
  const settled = withFilters(withPictures(departments, order), order.length > 0 ? order : present.order);
  return { settled: { departments: settled, texts, ledger }, made };
}

/** Restores the departments' own pictures from a backup. */
function withPictures(departments: readonly DepartmentFile[], order: DepartmentOrder): DepartmentFile[] {
  const pictures = new Map(order.map(({ name, picture }) => [name, picture]));
  return departments.map((department) => {
    const picture = pictures.get(department.name);
    return picture ? { ...department, picture } : department;
  });
}

/** Keeps the filters that the owner has named for departments, as far as a product there still has the attribute. */
function withFilters(departments: readonly DepartmentFile[], order: DepartmentOrder): DepartmentFile[] {
  const named = new Map(order.map(({ name, filters = [] }) => [name, filters]));
  return departments.map((department) => {
    const known = new Set(department.products.flatMap(({ attributes }) => attributes.map(([attribute]) => attribute)));
    const filters = (named.get(department.name) ?? []).filter((filter) => known.has(filter));
    return filters.length > 0 ? { ...department, filters } : department;
  });
}

/** Returns a check of whether a picture is still shown: by the catalogue, in the journal, or as a scene. */
function createUse({ departments }: MergedCatalogue, content: string): (key: string) => boolean {
  const products = departments.flatMap((department) => department.products);
  const shown = products.flatMap(({ image, variation = [] }) => [...image, ...variation.map((v) => v.image)]);
  const posts = globSync("**/*.md", { cwd: content }).map((file) => readFileSync(join(content, file), "utf8"));
  const own = departments.flatMap(({ picture = [] }) => picture);
  const keys = new Set([...shown, ...own, ...posts.flatMap((post) => post.match(/products\/[\w/-]+/g) ?? [])]);
  return (key) => keys.has(key.replace(/-cut$/, "-front")) || key.startsWith("scenes/");
}
