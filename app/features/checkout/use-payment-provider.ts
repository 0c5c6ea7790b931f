import { useEffect, useState } from "react";
import { getJson } from "../api/api-client.ts";
import type { Cents } from "../catalogue/product.ts";

/** Who takes the money in this shop, and the smallest amount that they take. */
type Provider = { provider: string; least: Cents };

let known: Provider | undefined;
let asking: Promise<void> | undefined;

/** Asks once for all who ask at the same time, and not again once it is known. */
async function ask(): Promise<Provider | undefined> {
  if (known) return known;
  asking ??= getJson<Provider>("/api/payments").then((answer) => {
    if (answer.ok) known = answer.data;
    asking = undefined;
  });
  await asking;
  return known;
}

/** The payment provider, asked of the server; undefined until it has said so. */
export function usePaymentProvider(): Provider | undefined {
  const [provider, setProvider] = useState(known);
  useEffect(() => void ask().then(setProvider), []);
  return provider;
}
