import { expect, test } from "vitest";
import { shop as sample } from "../../../shop.config.ts";
import { parcelParts } from "./parcel-parts.ts";

const [method] = sample.delivery.methods;
if (!method) throw new Error("the shop has no method of delivery");
const at = (parcel: string) => `https://carrier.example/follow?nr=${parcel}&lang=en#${parcel}`;
const shop = { delivery: { ...sample.delivery, methods: [{ ...method, trackingUrl: at("{{parcel}}") }] } };

test("a tracking number links to its carrier, the text around it does not", () => {
  expect(parcelParts("DHL 00340434161094042557, on Monday", method, shop)).toEqual([
    { text: "DHL " },
    { text: "00340434161094042557", url: at("00340434161094042557") },
    { text: ", on Monday" },
  ]);
});

test("each of several tracking numbers has its own link", () => {
  const links = parcelParts("1Z999AA10123456784 and RR123456789DE", method, shop).filter(({ url }) => url);
  expect(links.map(({ text }) => text)).toEqual(["1Z999AA10123456784", "RR123456789DE"]);
});

test("nothing is linked without a number, a tracking URL, or a delivery method that still exists", () => {
  const written = "Your neighbours on floor 3 <b>have</b> it";
  expect(parcelParts(written, method, shop)).toEqual([{ text: written }]);
  expect(parcelParts("00340434161094042557", method, sample)).toEqual([{ text: "00340434161094042557" }]);
  expect(parcelParts("00340434161094042557", { id: "pigeon" }, shop)).toEqual([{ text: "00340434161094042557" }]);
});
