import { recordOf } from "../api/records.ts";

/** What opens an order: its number and its code. */
export type OrderLink = { number: string; code: string };

/** Reads number and code out of an address, from its query or its fragment; a part that is missing is "". */
export function readOrderLink({ search, hash }: { search: string; hash: string }): OrderLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const read = (name: string) => (query.get(name) ?? fragment.get(name) ?? "").trim().slice(0, 60);
  return { number: read("order"), code: read("code") };
}

/** The link that a place in the history keeps, so that it need not stand in the address. */
export function linkInState(state: unknown): OrderLink | undefined {
  const { number, code } = recordOf(recordOf(state)["order"]);
  return typeof number === "string" && typeof code === "string" ? { number, code } : undefined;
}

/** The query of an address without number and code, for putting into the address bar in its place. */
export function withoutOrderLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("order");
  query.delete("code");
  const left = query.toString();
  return left && `?${left}`;
}

/** Whether both parts are there. */
export function isWhole({ number, code }: OrderLink): boolean {
  return number !== "" && code !== "";
}
