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
