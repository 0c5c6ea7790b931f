import { expect, test } from "vitest";
import { faultLines } from "./report.ts";
import { createPlaces, importInto } from "./test-places.ts";
import { unlabelledNotes } from "./unlabelled.ts";

type Goods = Parameters<typeof unlabelledNotes>[0][number];

const goods = (name: string, category: Goods["category"], more: Partial<Goods> = {}): Goods => ({
  name,
  category,
  tag: [],
  attributes: [],
  ...more,
});
const energy = { class: "E", sheet: "https://eprel.example/1" } as const;

test("names goods of a regulated kind that lack its label, by department, tag or attribute, in one line per kind", () => {
  const notes = unlabelledNotes([
    goods("Screen", ["office", "Monitors"]),
    goods("Labelled screen", ["office", "monitors"], { labels: { energy } }),
    goods("Lampe", ["Wohnen"], { attributes: [["Energieeffizienzklasse", "F"]] }),
    goods("Four à pain", ["Écrans"]),
    goods("Blood pressure monitor", ["medical", "monitoring"]),
    goods("Train", ["play"], { tag: ["toys"] }),
  ]);
  expect(notes).toEqual([
    'By department, tag or attribute these are of a kind that has to show an energy class with its product information sheet: "Screen", "Lampe", "Four à pain". It goes into "labels", as "energy".',
    'By department, tag or attribute these are of a kind that has to show warnings: "Train". It goes into "labels", as "warnings".',
  ]);
});

test("food for pets needs no allergens, and food that names them is complete", () => {
  const pets = goods("Kibble", ["pet food", "dogs", "dry foods"]);
  const cake = goods("Cake", ["cakes"], { labels: { allergens: "Wheat" } });
  expect(unlabelledNotes([pets, cake])).toEqual([]);
  expect(unlabelledNotes([goods("Cake", ["cakes"])])).toHaveLength(1);
});

test("an energy class without a sheet in a CSV file is a fault in one line", async () => {
  const head = "Name,Department,Price,Stock,Labels";
  const labels = (json: string) =>
    importInto(createPlaces(), [head, `Screen,Desks,9,1,"${json.replaceAll('"', '""')}"`]);
  expect(faultLines((await labels('{"energy":{"class":"E"}}')).faults)).toEqual([
    expect.stringMatching(/line 2.*Labels.*energy\.sheet: is missing/),
  ]);
  expect((await labels('{"energy":{"class":"E","sheet":"https://eprel.example/1"}}')).faults).toEqual([]);
});
