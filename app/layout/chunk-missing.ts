/** What Chromium, Firefox and Safari say, and the build's own loader of style sheets. */
const words =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;

/** Whether an error means that a part of the shop could not be loaded: a screen's (see the chunk-failure plugin) or a smaller one. */
export function isChunkMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkError" || words.test(error.message));
}
