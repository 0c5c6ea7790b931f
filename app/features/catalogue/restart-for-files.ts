import type { ViteDevServer } from "vite";

type Server = { watcher: Pick<ViteDevServer["watcher"], "on">; restart(): unknown };

/**
 * Has the server of `npm run dev` start anew where files come or go: which ones there are, and in which languages, decides
 * what the shop is built of. What is changed in a file is seen without.
 */
export function restartForFiles(server: Server, files: () => readonly string[]): void {
  const before = namesOf(files);
  const look = () => {
    const now = namesOf(files);
    if (now !== undefined && now !== before) server.restart();
  };
  server.watcher.on("add", look).on("unlink", look);
}

/** Undefined where they cannot be listed just now, as while an import puts one folder in the place of another. */
function namesOf(files: () => readonly string[]): string | undefined {
  try {
    return files().join();
  } catch {
    return undefined;
  }
}
