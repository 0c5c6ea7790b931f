import { reloadOnce } from "./reload-once.ts";

/**
 * Called when a chunk failed to load: if the shop is reachable, a new version has replaced the chunk, and a reload gets
 * it. Returns `broken` if that has just been tried, or if `mayReload` is false.
 */
export async function checkForNewVersion(mayReload = true): Promise<"reloads" | "offline" | "broken"> {
  try {
    await fetch("/healthz", { cache: "no-store" });
  } catch {
    return "offline";
  }
  return mayReload && reloadOnce() ? "reloads" : "broken";
}
