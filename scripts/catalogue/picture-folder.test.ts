import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPictureFolder } from "./picture-folder.ts";

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return folder;
}

test("the first picture of a product is the one called as it is, the others follow by number and name", () => {
  const folder = folderWith("morning-mug-10.jpg", "morning-mug-side.jpg", "morning-mug-2.JPG", "morning-mug.jpg");
  const names = readPictureFolder(folder, ["morning-mug"])
    .calledAfter("morning-mug")
    .map((file) => basename(file));
  expect(names).toEqual(["morning-mug.jpg", "morning-mug-2.JPG", "morning-mug-10.jpg", "morning-mug-side.jpg"]);
});

test("a picture belongs to the product with the longest name that it starts with, up to a hyphen", () => {
  const folder = folderWith("mug.jpg", "mug-blue-2.jpg", "mugs.jpg", "new/mug-red.jpg", "notes.txt");
  const { calledAfter } = readPictureFolder(folder, ["mug", "Mug blue", ""]);
  const named = (name: string) => calledAfter(name).map((file) => basename(file));
  expect([named("mug"), named("Mug blue"), named("mugs"), named("")]).toEqual([
    ["mug.jpg", "mug-red.jpg"],
    ["mug-blue-2.jpg"],
    [],
    [],
  ]);
});
