import { useEffect, useState } from "react";
import { getJson } from "../shop/api-client.ts";

/** Who takes the money in this shop, asked of the server; undefined until it has said so. */
export function usePaymentProvider(): string | undefined {
  const [provider, setProvider] = useState<string>();
  useEffect(() => {
    const leave = new AbortController();
    getJson<{ provider: string }>("/api/payments", { signal: leave.signal }).then((answer) => {
      if (answer.ok) setProvider(answer.data.provider);
    });
    return () => leave.abort();
  }, []);
  return provider;
}
