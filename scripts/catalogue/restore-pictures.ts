import { globSync } from "node:fs";
import { join } from "node:path";
import type { PictureEntry } from "../picture-files.ts";
import { copyPicture, type Places, readIndex } from "./write-catalogue.ts";

/**
 * Copies the pictures that a restored catalogue uses and the shop no longer has into a folder, and returns their
 * entries. Each import puts aside what it no longer uses, so a picture may be in a later backup than its catalogue.
 */
export function restorePictures(
  backup: string,
  { pictures, backups }: Pick<Places, "pictures" | "backups">,
  { target, isUsed }: { target: string; isUsed: (key: string) => boolean },
): Record<string, PictureEntry> {
  const present = readIndex(pictures);
  const restored: Record<string, PictureEntry> = {};
  const latestFirst = globSync("catalogue-*/pictures", { cwd: backups }).toSorted().toReversed();
  for (const folder of [join(backup, "pictures"), ...latestFirst.map((name) => join(backups, name))])
    for (const [key, entry] of Object.entries(readIndex(folder))) {
      if (Object.hasOwn(present, key) || Object.hasOwn(restored, key) || !isUsed(key)) continue;
      copyPicture([key, entry], folder, target);
      restored[key] = entry;
    }
  return restored;
}
