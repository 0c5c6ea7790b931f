import { expect, test } from "vitest";
import { shop } from "../../shop.config.ts";
import { missingNameNotes } from "./missing-translations.ts";

test("reports shared names that are not translated into a language", () => {
  const notes = missingNameNotes(["Furniture", "Moosgrau"]);
  expect(notes).toHaveLength(shop.languages.length - 1);
  expect(notes[0]).toMatch(/^In de, 1 name that goods share .*: "Moosgrau"\. Write/);
});
