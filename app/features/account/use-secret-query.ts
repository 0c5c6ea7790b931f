import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsRestored } from "../../platform/storage/use-is-restored.ts";

/** Reads a secret from the query of an emailed link and removes it from the URL immediately; undefined until read. */
export function useSecretQuery(name: string): string | undefined {
  const isReady = useIsRestored();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const found = query.get(name);
    if (!isReady || !found) return;
    setSecret(found);
    query.delete(name);
    const left = query.toString();
    void navigate(pathname + (left && `?${left}`) + hash, { replace: true, preventScrollReset: true });
  }, [isReady, pathname, search, hash, name, navigate]);
  return secret;
}
