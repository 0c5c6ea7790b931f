import { useEffect, useState } from "react";
import { getJson } from "../api/api-client.ts";
import type { Cents } from "../catalogue/product.ts";

/** The shop's payment provider and its minimum charge. */
type Provider = { provider: string; least: Cents };

let known: Provider | undefined;
let asking: Promise<void> | undefined;

/** Shares one request between concurrent callers and caches its result. */
async function ask(): Promise<Provider | undefined> {
  if (known) return known;
  asking ??= getJson<Provider>("/api/payments").then((answer) => {
    if (answer.ok) known = answer.data;
    asking = undefined;
  });
  await asking;
  return known;
}

/** Returns the payment provider; undefined until the server has answered. */
export function usePaymentProvider(): Provider | undefined {
  const [provider, setProvider] = useState(known);
  useEffect(() => void ask().then(setProvider), []);
  return provider;
}
