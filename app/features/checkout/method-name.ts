import type { Quote } from "./quote.ts";

/** The English name of the delivery method that a quote is for. */
export function methodName({ methods, method }: Pick<Quote, "methods" | "method">): string {
  return methods.find(({ id }) => id === method)?.name ?? method;
}
