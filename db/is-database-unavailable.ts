/** SQLite result codes: busy, locked, read-only, I/O error, disk full, cannot open. */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);
/** PostgreSQL: connection lost, out of space or connections, shutting down or starting up, read-only. */
const POSTGRES = /^(08...|53...|57P0.|25006)$/;
/** Waited too long: for a lock or an answer, or PostgreSQL for the shop. */
const WAITED = new Set(["55P03", "57014", "25P03"]);
const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "ENOENT"]);
const WORDS =
  /connection (terminated|timeout|ended)|is not queryable|timeout exceeded when trying to connect|already been destroyed/i;

/** Returns whether PostgreSQL ended a wait that was too long, so that the same may succeed at once. */
export function isWaitEnded(error: unknown): boolean {
  return error instanceof Error && "code" in error && WAITED.has(String(error.code));
}

/** Returns whether an error means that the database is temporarily unavailable, so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, syscall } = error as Error & { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (typeof errcode === "number") return SQLITE.has(errcode & 0xff);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (isWaitEnded(error)) return true;
  if (typeof code === "string" && POSTGRES.test(code)) return true;
  if (typeof code === "string" && NETWORK.has(code)) return code !== "ENOENT" || syscall === "connect";
  return WORDS.test(error.message);
}
