import { keepText, readText } from "~/platform/storage/guarded-storage.ts";

const PAUSE_MS = 10_000;

/** Whether the page may reload by itself: not if it did a moment ago, or cannot remember, to avoid endless reloading. */
export function mayReload(): boolean {
  const now = Date.now();
  const last = Number(readText("sessionStorage", "reloaded-at"));
  return now - last >= PAUSE_MS && keepText("sessionStorage", "reloaded-at", String(now));
}

/** After a deployment the old version's chunks are gone: reloads once to get the new version at the same URL. */
export function reloadOnce(): boolean {
  if (!mayReload()) return false;
  // Including its files: for some seconds WebKit may treat one as missing that is back, even after a plain reload.
  if (window.loadAnew) window.loadAnew();
  else location.reload();
  return true;
}
