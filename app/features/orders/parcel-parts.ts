/** A part of the shop's shipping note; a tracking number has the `url` of the carrier's tracking page. */
export type ParcelPart = { text: string; url?: string };

/** Tracking numbers have at least eight letters and digits; other words are not linked. */
const number = /\b(?=[a-z]*\d)([a-z\d]{8,})\b/i;

/** Splits a shipping note, so that each tracking number in it can be linked; without `trackingUrl` none is. */
export function parcelParts(written: string, trackingUrl: string | undefined): ParcelPart[] {
  if (!trackingUrl) return [{ text: written }];
  // Every second piece is a number, since `split` includes the matches of a capturing group.
  const pieces = written
    .split(number)
    .map((text, i) => (i % 2 === 1 ? { text, url: followed(trackingUrl, text) } : { text }));
  return pieces.filter(({ text }) => text !== "");
}

function followed(address: string, parcel: string): string {
  return address.replaceAll(/\{\{parcel\}\}/g, parcel);
}
