import type { ViteDevServer } from "vite";

type Server = { watcher: Pick<ViteDevServer["watcher"], "on">; restart(): unknown };

/**
 * Restarts the development server (`npm run dev`) when files are added or removed: the build depends on which there
 * are, and in which languages. Changes within a file need no restart.
 */
export function restartForFiles(server: Server, files: () => readonly string[]): void {
  const before = namesOf(files);
  const look = () => {
    const now = namesOf(files);
    if (now !== undefined && now !== before) server.restart();
  };
  server.watcher.on("add", look).on("unlink", look);
}

/** Undefined if they cannot be listed right now, as while an import replaces a folder. */
function namesOf(files: () => readonly string[]): string | undefined {
  try {
    return files().join();
  } catch {
    return undefined;
  }
}
