import { expect, test } from "vitest";
import { parcelParts } from "./parcel-parts.ts";

const at = (parcel: string) => `https://carrier.example/follow?nr=${parcel}&lang=en#${parcel}`;
const address = at("{{parcel}}");

test("a tracking number links to its carrier, the text around it does not", () => {
  expect(parcelParts("DHL 00340434161094042557, on Monday", address)).toEqual([
    { text: "DHL " },
    { text: "00340434161094042557", url: at("00340434161094042557") },
    { text: ", on Monday" },
  ]);
});

test("each of several tracking numbers has its own link", () => {
  const links = parcelParts("1Z999AA10123456784 and RR123456789DE", address).filter(({ url }) => url);
  expect(links.map(({ text }) => text)).toEqual(["1Z999AA10123456784", "RR123456789DE"]);
});

test("nothing is linked without a number or a tracking URL", () => {
  const written = "Your neighbours on floor 3 <b>have</b> it";
  expect(parcelParts(written, address)).toEqual([{ text: written }]);
  expect(parcelParts("00340434161094042557", undefined)).toEqual([{ text: "00340434161094042557" }]);
});

const numbersIn = (written: string) =>
  parcelParts(written, "{{parcel}}").flatMap(({ text, url }) => (url === undefined ? [] : [[text, url]]));

test.each([
  ["00340434 161094015902", "00340434161094015902"],
  ["JJD 0003 9000 7882 106840", "JJD000390007882106840"],
  ["JD01 4600 0062 8123 0701", "JD014600006281230701"],
  ["3S ABCD 0123 45678", "3SABCD012345678"],
  ["RR 473 124 829 DE", "RR473124829DE"],
  ["AB 1234 5678 9GB", "AB123456789GB"],
  ["1Z 999 AA1 01 2345 6784", "1Z999AA10123456784"],
  ["0123 4567 8901 23", "01234567890123"],
  ["7777 1234 5678", "777712345678"],
  ["9400 1000 0000 0000 0000 00", "9400100000000000000000"],
  ["0034\u00a00434\u00a01610\u00a09401\u00a05902", "00340434161094015902"],
  ["ZRPEH3UX", "ZRPEH3UX"],
])("the number %s, as its carrier prints it, is one link, whatever stands around it", (number, url) => {
  for (const written of [number, `DHL ${number}`, `Parcel: ${number}, on Monday`, `${number} 2 days`])
    expect(numbersIn(written)).toEqual([[number, url]]);
});

test("numbers beside each other are links of their own", () => {
  const [one, two] = ["00340434161094042557", "00340434161094042558"];
  for (const between of [" ", ", ", " and "])
    expect(numbersIn(`${one}${between}${two}`).map(([text]) => text)).toEqual([one, two]);
  expect(numbersIn("123456789012 123456789013")).toHaveLength(2);
  expect(numbersIn(`${one} 15 Uhr`)).toEqual([[one, one]]);
});

test.each([
  "shipped 28112026",
  "shipped 11282026",
  "20261128, by noon",
  "on 28.11.2026 or 2026-11-28",
  "call 030 5550 0120",
  "call +49 30 5550 0120 or +49 171 1234 5678",
])("there is no number in “%s”", (written) => {
  expect(numbersIn(written)).toEqual([]);
  const number = "00340434161094042557";
  expect(numbersIn(`${written}: ${number}`)).toEqual([[number, number]]);
});
