/** Error messages of Chromium, Firefox and Safari, and of the build's stylesheet loader. */
const words =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;

/** Returns whether a chunk failed to load: a page's (see the chunk-failure plugin) or a smaller one. */
export function isChunkMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkError" || words.test(error.message));
}
