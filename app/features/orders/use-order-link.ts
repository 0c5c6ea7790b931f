import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsRestored } from "../../platform/storage/use-is-restored.ts";
import { isWhole, linkInState, type OrderLink, readOrderLink, withoutOrderLink } from "./order-link.ts";
import { keepSessionLink, sessionLink } from "./session-link.ts";

/** Returns number and code from the URL of this screen; undefined on the server and while hydrating. */
export function useOrderLink(): OrderLink | undefined {
  const isReady = useIsRestored();
  const location = useLocation();
  return isReady ? readOrderLink(location) : undefined;
}

const none: OrderLink = { number: "", code: "" };
const sameView = { replace: true, preventScrollReset: true };

/**
 * Like `useOrderLink`, but moves the link out of the URL immediately: into the history state, where reload and back
 * find it, and into session storage. `number` is for screens with the order in their path, which open no other one.
 */
export function useExchangedOrderLink(number = "") {
  const isReady = useIsRestored();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<OrderLink>();

  useEffect(() => {
    if (!isReady) return;
    const read = readOrderLink({ search, hash });
    const address = number ? { number, code: read.code } : read;
    if (number ? !address.code : !address.number) {
      const isMeant = (one: OrderLink | undefined) => one && (!number || one.number === number);
      return setLink((before) => [linkInState(state), before, sessionLink()].find(isMeant) ?? { ...none, number });
    }
    if (isWhole(address)) keepSessionLink(address);
    setLink(address);
    void navigate(pathname + withoutOrderLink(search), { ...sameView, state: { order: address } });
  }, [isReady, number, pathname, search, hash, state, navigate]);

  const open = (next: OrderLink | undefined) => {
    if (!next) keepSessionLink(undefined);
    setLink(next ?? none);
    if (linkInState(state)) void navigate(pathname + search, sameView);
  };
  return { link, open };
}
