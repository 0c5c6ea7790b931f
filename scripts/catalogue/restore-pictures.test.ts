import { join } from "node:path";
import { expect, test } from "vitest";
import { exportCatalogue } from "./export-catalogue.ts";
import { createPlaces, importInto } from "./test-places.ts";
import { readIndex } from "./write-catalogue.ts";

test("an older catalogue comes back with the pictures that a later import put aside", async () => {
  const places = createPlaces();
  const index = readIndex(places.pictures);
  const same = join(places.root, "same.json");
  exportCatalogue(places, same);
  const { backup = "" } = await importInto(places, same);
  const cup = ["Name,Department,Price,Stock", "Cup,Cups,10.00,5"];
  await importInto(places, cup, { now: new Date("2026-11-23T12:00:00.000Z") });
  expect(readIndex(places.pictures)).not.toEqual(index);
  const { faults } = await importInto(places, backup, { now: new Date("2026-12-01T12:00:00.000Z") });
  expect(faults).toEqual([]);
  expect(readIndex(places.pictures)).toEqual(index);
});
