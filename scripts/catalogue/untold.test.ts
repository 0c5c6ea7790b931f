import { expect, test } from "vitest";
import { shop } from "../../shop.config.ts";
import { unnamedNotes } from "./untold.ts";

test("names that goods share are told of where a language has no words for them", () => {
  const notes = unnamedNotes(["Furniture", "Moosgrau"]);
  expect(notes).toHaveLength(shop.languages.length - 1);
  expect(notes[0]).toMatch(/^In de, 1 name that goods share .*: "Moosgrau"\. Write/);
});
