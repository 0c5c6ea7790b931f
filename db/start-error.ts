/** A startup failure that the owner can fix; only its message is printed, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** Returns an error's message; for an `AggregateError`, that of its first error. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf)[0] ?? error.message;
  return error instanceof Error ? error.message || error.name : String(error);
}
