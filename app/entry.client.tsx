import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { refreshRates } from "~/features/currency/currency.store.ts";
import "~/features/cart/cart.store.ts";
import "~/features/compare/compare.store.ts";
import "~/features/wishlist/wishlist.store.ts";
import { restoreSavedState } from "~/features/saved-state/saved-state.store.ts";
import { reconcileLanguage, startWords } from "~/i18n/words.client.ts";

const words = await startWords();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={words}>
      <HydratedRouter />
    </I18nextProvider>,
    { onRecoverableError: (error) => console.error("hydration:", error) },
  );
});

void restoreSavedState();

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
whenIdle(() => void reconcileLanguage());
whenIdle(() => void refreshRates());
