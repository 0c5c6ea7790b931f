import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { refreshRates } from "~/features/currency/currency.store.ts";
import "~/features/cart/cart.store.ts";
import "~/features/compare/compare.store.ts";
import "~/features/wishlist/wishlist.store.ts";
import { restoreSavedState } from "~/features/saved-state/saved-state.store.ts";
import { BrowserWords, reconcileLanguage, startWords } from "~/i18n/current-words.tsx";
import { trustOwnMarkup } from "~/layout/trusted-markup.ts";

trustOwnMarkup();
await startWords();

startTransition(() => {
  hydrateRoot(
    document,
    <BrowserWords>
      <HydratedRouter useTransitions={false} />
    </BrowserWords>,
    { onRecoverableError: (error) => console.error("hydration:", error) },
  );
});

void restoreSavedState();

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
whenIdle(() => void reconcileLanguage());
whenIdle(() => void refreshRates());
if (import.meta.env.PROD)
  whenIdle(() => void import("~/offline/register-worker.ts").then((offline) => offline.registerWorker()));
