import { expect, test } from "vitest";
import { normalizeCharacters } from "./normalize-characters.ts";

test("text pasted from an address book or typed on another keyboard is read as it looks", () => {
  for (const typed of [
    "\u202a+49\u00a0170\u202f1234\u20115\u202c",
    " +٤٩ ١٧٠ ١٢٣٤-٥",
    "＋４９ 170  1234–5",
    "+۴۹ ۱۷۰ ۱۲۳۴‐۵",
    "+४९ १७० १२३४-५",
    "+๔๙ ๑๗๐ ๑๒๓๔-๕",
    "+𞥔𞥙 𞥑𞥗𞥐 𞥑𞥒𞥓𞥔-𞥕",
  ])
    expect(normalizeCharacters(typed)).toBe("+49 170 1234-5");
});
