import { type DestinationStream, type Logger, pino } from "pino";
import { redactEmails } from "../app/features/jobs/redact-emails.ts";

const KEPT = ["code", "errcode", "errno", "syscall", "status", "statusCode", "responseCode"] as const;

/** Creates the shop's log. Errors are cut to type, codes, message and stack, as libraries attach rows and addresses. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: wordsOf } };
  return destination ? pino(options, destination) : pino(options);
}

function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return redactEmails(String(error));
  const told = KEPT.flatMap((name) => {
    const value = (error as Error & Record<string, unknown>)[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  return {
    type: error.name,
    message: redactEmails(error.message),
    ...Object.fromEntries(told),
    stack: redactEmails(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: wordsOf(error.cause) }),
  };
}
