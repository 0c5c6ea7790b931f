import { useEffect, useState } from "react";
import { getJson } from "../shop/api-client.ts";

export type ProviderName = "test" | "stripe";

/** Who takes the money in this shop, asked of the server; undefined until it has said so. */
export function usePaymentProvider(): ProviderName | undefined {
  const [provider, setProvider] = useState<ProviderName>();
  useEffect(() => {
    const leave = new AbortController();
    getJson<{ provider: string }>("/api/payments", { signal: leave.signal }).then((answer) => {
      const name = answer.ok ? answer.data.provider : undefined;
      if (name === "test" || name === "stripe") setProvider(name);
    });
    return () => leave.abort();
  }, []);
  return provider;
}
