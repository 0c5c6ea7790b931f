/** SQLite result codes: busy, locked, read-only, I/O error, disk full, cannot open. */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);
/** PostgreSQL: connection lost, out of space or connections, shutting down or starting up, read-only. */
const POSTGRES = /^(08...|53...|57P0.|25006)$/;
const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "ENOENT"]);
const WORDS =
  /connection (terminated|timeout|ended)|is not queryable|timeout exceeded when trying to connect|already been destroyed/i;

/** Returns whether an error means that the database is temporarily unavailable, so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, syscall } = error as Error & { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (typeof errcode === "number") return SQLITE.has(errcode & 0xff);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (typeof code === "string" && POSTGRES.test(code)) return true;
  if (typeof code === "string" && NETWORK.has(code)) return code !== "ENOENT" || syscall === "connect";
  return WORDS.test(error.message);
}
