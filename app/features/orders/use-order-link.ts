import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsRestored } from "../saved-state/use-is-restored.ts";
import { isWhole, type OrderLink, readOrderLink, withoutOrderLink } from "./order-link.ts";
import { keepSessionLink, sessionLink } from "./session-link.ts";

/** Number and code in the address of this screen; undefined on the server and while hydrating. */
export function useOrderLink(): OrderLink | undefined {
  const isReady = useIsRestored();
  const location = useLocation();
  return isReady ? readOrderLink(location) : undefined;
}

const none: OrderLink = { number: "", code: "" };

/** The same, moved out of the address at once into the tab's own memory, where a reload finds it. */
export function useExchangedOrderLink() {
  const isReady = useIsRestored();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<OrderLink>();

  useEffect(() => {
    if (!isReady) return;
    const address = readOrderLink({ search, hash });
    if (!address.number) return setLink((before) => before ?? sessionLink() ?? none);
    if (isWhole(address)) keepSessionLink(address);
    setLink(address);
    void navigate(pathname + withoutOrderLink(search), { replace: true, preventScrollReset: true });
  }, [isReady, pathname, search, hash, navigate]);

  const open = (next: OrderLink | undefined) => {
    if (!next) keepSessionLink(undefined);
    setLink(next ?? none);
  };
  return { link, open };
}
