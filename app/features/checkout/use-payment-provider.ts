import { useEffect, useState } from "react";
import { getJson } from "../../platform/requests/api-client.ts";
import type { Cents } from "../catalogue/product.ts";

/** The shop's payment provider and its minimum charge. */
type Provider = { provider: string; least: Cents };

let known: Provider | undefined;
let loading: Promise<void> | undefined;

/** Shares one request between concurrent callers and caches its result. */
async function loadProvider(): Promise<Provider | undefined> {
  if (known) return known;
  loading ??= getJson<Provider>("/api/payments").then((answer) => {
    if (answer.ok) known = answer.data;
    loading = undefined;
  });
  await loading;
  return known;
}

/** Returns the payment provider; undefined until the server has answered. */
export function usePaymentProvider(): Provider | undefined {
  const [provider, setProvider] = useState(known);
  useEffect(() => void loadProvider().then(setProvider), []);
  return provider;
}
