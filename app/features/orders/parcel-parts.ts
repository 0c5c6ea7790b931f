import type { Shop } from "../shop/shop.ts";

/** A piece of what the shop wrote as it sent the goods; a parcel's number leads to where the carrier tells about it. */
export type ParcelPart = { text: string; url?: string };

/** Carriers' numbers have eight letters and digits or more; other words of the shop are not followed. */
const number = /\b(?=[a-z]*\d)([a-z\d]{8,})\b/i;

/** Splits what was written about a parcel, so that each number in it can be a link; without `trackingUrl` none is. */
export function parcelParts(
  written: string,
  method: { id: string },
  { delivery }: Pick<Shop, "delivery">,
): ParcelPart[] {
  const address = delivery.methods.find(({ id }) => id === method.id)?.trackingUrl;
  if (!address) return [{ text: written }];
  // Every second piece is a number: that is what a group does in `split`.
  const pieces = written
    .split(number)
    .map((text, i) => (i % 2 === 1 ? { text, url: followed(address, text) } : { text }));
  return pieces.filter(({ text }) => text !== "");
}

function followed(address: string, parcel: string): string {
  return address.replaceAll(/\{\{parcel\}\}/g, parcel);
}
