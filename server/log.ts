import { type DestinationStream, type Logger, pino } from "pino";
import { currentTrace } from "../app/features/jobs/trace.server.ts";
import { redactEmails } from "./jobs/redact-emails.ts";

const CODES = ["code", "errcode", "errno", "syscall", "status", "statusCode", "responseCode"] as const;

/** Creates the shop's log. Errors are cut to type, codes, message and stack, as libraries attach rows and addresses. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const mixin = () => {
    const trace = currentTrace();
    return trace ? { trace } : {};
  };
  const options = { level, base: undefined, mixin, serializers: { err: serializeError } };
  return destination ? pino(options, destination) : pino(options);
}

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return redactEmails(String(error));
  const codes = CODES.flatMap((name) => {
    const value = (error as Error & Record<string, unknown>)[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  return {
    type: error.name,
    message: redactEmails(error.message),
    ...Object.fromEntries(codes),
    stack: redactEmails(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}
