import { type DestinationStream, type Logger, pino } from "pino";
import { withoutPeople } from "../app/features/jobs/without-people.ts";

const KEPT = ["code", "errcode", "errno", "syscall", "status", "statusCode", "responseCode"] as const;

/** Creates the shop's log. Errors are cut to type, codes, message and stack, as libraries attach rows and addresses. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: wordsOf } };
  return destination ? pino(options, destination) : pino(options);
}

function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutPeople(String(error));
  const told = KEPT.flatMap((name) => {
    const value = (error as Error & Record<string, unknown>)[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...Object.fromEntries(told),
    stack: withoutPeople(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: wordsOf(error.cause) }),
  };
}
