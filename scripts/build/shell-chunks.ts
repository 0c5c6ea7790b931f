type ModuleInfo = { importers: readonly string[] };
type Chunking = { getModuleInfo(id: string): ModuleInfo | null };

/** Modules that every page loads at the start. */
const starts = /\/app\/(root|entry\.client|shell\/screens)\.tsx/;

/**
 * Names the chunk of a module that every page needs: `vendor` for packages, `shell` for the shop's own code. Without
 * it, the shell would consist of thirty small files. Everything else is split by use.
 */
export function createShellChunks() {
  const known = new Map<string, boolean>();
  const isInShell = (id: string, chunking: Chunking): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, starts.test(id));
    const isThere =
      starts.test(id) || (chunking.getModuleInfo(id)?.importers ?? []).some((by) => isInShell(by, chunking));
    known.set(id, isThere);
    return isThere;
  };
  return (id: string, chunking: Chunking): string | null => {
    // The entry itself stays separate, because it must run after the first routes are loaded.
    if (id.endsWith(".css") || starts.test(id)) return null;
    if (!isInShell(id, chunking)) return null;
    return id.includes("/node_modules/") ? "vendor" : "shell";
  };
}
