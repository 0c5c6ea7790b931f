import { startTransition, useEffect } from "react";
import { useNavigate } from "react-router";
import { once } from "~/features/catalogue/once.ts";
import { fetchScreen } from "./fetch-screen.ts";

/** How long a mouse must rest on a link to show intent, in ms. */
const REST_MS = 80;

/** Follows the shop's own links (`platform/ui/link.tsx`) without loading a document, and prefetches their targets on intent. */
export function FollowLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let resting: ReturnType<typeof setTimeout> | undefined;

    function follow(event: MouseEvent) {
      clearTimeout(resting);
      const link = linkAt(event);
      if (!link || !isPlain(event) || link.target || event.defaultPrevented) return;
      event.preventDefault();
      const manner = link.dataset["link"] ?? "";
      const replace = manner.includes("replace") || link.href === location.href;
      const options = { replace, preventScrollReset: manner.includes("keep-scroll") };
      // The router's pending state is not urgent: the new page should render first.
      startTransition(() => void navigate(addressOf(link), options));
    }
    function expect(event: Event) {
      const link = linkAt(event);
      if (link) void fetchScreen(link.pathname);
      // Not on keyboard focus, which passes every link on its way.
      if (!__CATALOGUE_IS_EMBEDDED__ && event.type !== "focusin") void prefetchData(event.target);
    }
    function restOn(event: PointerEvent) {
      clearTimeout(resting);
      if (event.pointerType === "mouse") resting = setTimeout(() => expect(event), REST_MS);
    }

    document.addEventListener("click", follow, { signal });
    document.addEventListener("touchstart", expect, { signal, passive: true });
    document.addEventListener("focusin", expect, { signal });
    document.addEventListener("pointerover", restOn, { signal, passive: true });
    return () => {
      clearTimeout(resting);
      stop.abort();
    };
  }, [navigate]);

  return null;
}

/** Loads the prefetching code, so that it can run on the touch itself, while browsers defer loading anything. */
export const loadQueryPrefetching = once(() => import("./prefetch-queries.ts"));

async function prefetchData(target: EventTarget | null): Promise<void> {
  try {
    const { prefetchFor } = await loadQueryPrefetching();
    if (target instanceof Element) await prefetchFor(target);
  } catch {
    // The page requests the data again, and shows the shopper if that fails.
  }
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

/** Returns whether a click opens neither a new tab nor a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
