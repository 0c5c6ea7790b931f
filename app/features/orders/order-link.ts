import { recordOf } from "../../platform/requests/records.ts";

/** The credentials of an order: its number and its code. */
export type OrderLink = { number: string; code: string };

/** Reads number and code from the query or fragment of a URL; a missing part is "". */
export function readOrderLink({ search, hash }: { search: string; hash: string }): OrderLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const read = (name: string) => (query.get(name) ?? fragment.get(name) ?? "").trim().slice(0, 60);
  return { number: read("order"), code: read("code") };
}

/** Reads the link from the history state, which keeps it out of the URL. */
export function linkInState(state: unknown): OrderLink | undefined {
  const { number, code } = recordOf(recordOf(state)["order"]);
  return typeof number === "string" && typeof code === "string" ? { number, code } : undefined;
}

/** Returns a query without number and code, to replace the one in the address bar. */
export function withoutOrderLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("order");
  query.delete("code");
  const left = query.toString();
  return left && `?${left}`;
}

/** Whether both number and code are present. */
export function isWhole({ number, code }: OrderLink): boolean {
  return number !== "" && code !== "";
}
