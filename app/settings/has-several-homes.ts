import type { Shop } from "./shop.ts";

/** Whether there is more than one home page, and so an index of them. */
export function hasSeveralHomes({ homes: { main, open } }: Pick<Shop, "homes">): boolean {
  return open === "all" || open.some((key) => key !== main);
}
