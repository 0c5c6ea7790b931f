import { reloadOnce } from "./reload-once.ts";

/**
 * After a part of the shop did not come: where the shop can be reached a new version has taken the part's place, and one
 * reload brings it. `broken` where that has just been tried, or may not be done unasked.
 */
export async function seekNewVersion(mayReload = true): Promise<"reloads" | "offline" | "broken"> {
  try {
    await fetch("/healthz", { cache: "no-store" });
  } catch {
    return "offline";
  }
  return mayReload && reloadOnce() ? "reloads" : "broken";
}
