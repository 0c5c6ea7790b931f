import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { refreshShownRates } from "~/features/currency/currency.store.ts";
import "~/features/cart/cart.store.ts";
import { currentAttempt } from "~/features/cart/order-attempt.store.ts";
import "~/features/compare/compare.store.ts";
import "~/features/wishlist/wishlist.store.ts";
import { BrowserWords, initWords, onMissingWords, renderedLanguage } from "~/platform/i18n/current-words.tsx";
import { restoreSavedState } from "~/platform/storage/saved-state.store.ts";
import { showLoadFailure } from "~/platform/ui/load-failure.ts";
import { runWhenIdle } from "~/platform/ui/when-idle.ts";
import { pathsFilledInBrowser } from "~/platform/urls/private-paths.ts";
import { reconcileLanguage, recordRequestedLanguage, reopenIfChanged } from "~/shell/change-language.ts";
import { followTranslator } from "~/shell/translated-texts.ts";
import { trustOwnMarkup } from "~/shell/trusted-markup.ts";

trustOwnMarkup();
recordRequestedLanguage();
onMissingWords(showLoadFailure);
// Starts loading the products of such a screen in parallel with its translations, not after the first render.
if (pathsFilledInBrowser.test(location.pathname)) loadCatalogue(renderedLanguage()).catch(() => undefined);
await initWords();

startTransition(() => {
  hydrateRoot(
    document,
    <BrowserWords>
      <HydratedRouter useTransitions={false} />
    </BrowserWords>,
    { onRecoverableError: (error) => console.error("hydration:", error) },
  );
  window.strikeAnswered?.();
  followTranslator();
});

void restoreSavedState().then(() => runWhenIdle(refreshShownRates));

runWhenIdle(reconcileLanguage);
addEventListener("pageshow", ({ persisted }) => persisted && reopenIfChanged());

/** Checks an order that may have been paid on a page with no way back. */
const finishLeft = () =>
  currentAttempt()?.order && import("~/features/checkout/finish-left-order.ts").then((left) => left.finishLeftOrder());
runWhenIdle(finishLeft);
addEventListener("pageshow", ({ persisted }) => persisted && runWhenIdle(finishLeft));

// Safari shows a page from the back/forward cache at its top.
let left = 0;
addEventListener("pagehide", () => {
  left = scrollY;
});
addEventListener("pageshow", ({ persisted }) => persisted && scrollTo({ top: left, behavior: "instant" }));
