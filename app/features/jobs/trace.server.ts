import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const traces = new AsyncLocalStorage<{ id?: string | undefined }>();

/**
 * Runs `work` under a trace id, which is in every line that it logs and goes along with the jobs that it adds. Without
 * one, it gets its own when it is first asked for: most requests log nothing.
 */
export function traced<T>(id: string | undefined, work: () => T): T {
  return traces.run({ id }, work);
}

/** Returns the trace id of whatever is just being done, as W3C's `traceparent` has it: 32 hexadecimal digits; undefined outside of it. */
export function currentTrace(): string | undefined {
  const trace = traces.getStore();
  if (trace) trace.id ??= randomBytes(16).toString("hex");
  return trace?.id;
}
