import { useEffect, useState } from "react";
import { getJson } from "../shop/api-client.ts";

let known: string | undefined;
let asking: Promise<void> | undefined;

/** Asks once for all who ask at the same time, and not again once it is known. */
async function ask(): Promise<string | undefined> {
  if (known) return known;
  asking ??= getJson<{ provider: string }>("/api/payments").then((answer) => {
    if (answer.ok) known = answer.data.provider;
    asking = undefined;
  });
  await asking;
  return known;
}

/** Who takes the money in this shop, asked of the server; undefined until it has said so. */
export function usePaymentProvider(): string | undefined {
  const [provider, setProvider] = useState(known);
  useEffect(() => void ask().then(setProvider), []);
  return provider;
}
