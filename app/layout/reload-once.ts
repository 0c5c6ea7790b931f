const PAUSE_MS = 10_000;

/**
 * After a new version was put up, the old one's parts are gone: one reload brings the new one, on this address. False
 * where that was tried a moment ago, or could not be remembered, so that nothing reloads without end.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem("reloaded-at") ?? 0);
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem("reloaded-at", String(Date.now()));
  } catch {
    return false;
  }
  // With its files: for seconds WebKit may hold one for missing that is back, through a plain reload.
  if (window.loadAnew) window.loadAnew();
  else location.reload();
  return true;
}
