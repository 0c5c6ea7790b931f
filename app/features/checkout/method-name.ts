import type { Quote } from "./quote.ts";

/** Returns the English name of a quote's delivery method. */
export function methodName({ methods, method }: Pick<Quote, "methods" | "method">): string {
  return methods.find(({ id }) => id === method)?.name ?? method;
}
