/** A reason not to start that the owner can mend; its message is shown to them alone, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** What an error says, of several the first. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf)[0] ?? error.message;
  return error instanceof Error ? error.message || error.name : String(error);
}
