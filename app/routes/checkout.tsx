import { type ReactNode, useEffect, useRef, useState } from "react";
import { useCheckoutPrefill } from "~/features/account/checkout-prefill.ts";
import { CheckoutSignIn } from "~/features/account/checkout-sign-in.tsx";
import { useCart } from "~/features/cart/cart.store.ts";
import { ReconciledNotice } from "~/features/cart/reconciled-notice.tsx";
import { piecesFor, useCartProducts } from "~/features/cart/use-cart-lines.ts";
import { useCartReconciliation } from "~/features/cart/use-cart-reconciliation.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { retryUntilDone } from "~/features/catalogue/retry-until-done.ts";
import { CheckoutForm } from "~/features/checkout/checkout-form.tsx";
import { CookieNotice } from "~/features/checkout/cookie-notice.tsx";
import { type HeldCodes, useHeldCodes } from "~/features/checkout/use-held-codes.ts";
import { OrderPending } from "~/features/orders/order-pending.tsx";
import { useIsRestored } from "~/features/saved-state/use-is-restored.ts";
import { loadWords } from "~/i18n/current-words.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { focusHeading } from "~/ui/focus-heading.ts";

export const handle = { words: "checkout", title: "Checkout" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("checkout");

/** The checkout. It shows the shopper's cart, so its content is rendered in the browser. */
export default function Checkout() {
  const { t } = useTranslation("checkout");
  return (
    <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
      <h1 className="mb-8 text-4xl md:mb-12 md:text-5xl">{t("Checkout")}</h1>
      <Filled />
    </div>
  );
}

function Filled() {
  const isRestored = useIsRestored();
  const { isDone, book } = useCheckoutPrefill();
  const held = useSettledCodes();
  const products = useCartProducts();
  useCartReconciliation(products, false);
  const isEmpty = useCart((cart) =>
    cart.cartItems.every((item) => products && typeof piecesFor(item, products, {}) === "string"),
  );
  const isReady = isRestored && products && isDone && held;
  useFocusOnForm(isReady && isEmpty);
  if (!isReady) return <OrderPending />;
  return (
    <>
      <ReconciledNotice products={products} />
      {isEmpty ? (
        <Empty />
      ) : (
        <CheckoutForm
          products={products}
          held={held}
          lead={
            <>
              <CookieNotice />
              <CheckoutSignIn />
            </>
          }
          addressBook={book?.around}
          onPlaced={book?.keep}
        />
      )}
    </>
  );
}

/** Scrolls to the form and focuses its heading when the cart stops being empty. */
function useFocusOnForm(isEmpty: boolean | undefined) {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (wasEmpty.current && !isEmpty) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}

/** The codes of the cart; while codes entered in another tab are being checked, the previous ones. */
function useSettledCodes(): HeldCodes | undefined {
  const held = useHeldCodes();
  const isPending = [held.coupon, ...held.giftCards].some(({ status }) => status === "pending");
  const settled = useRef<HeldCodes>(undefined);
  useEffect(() => {
    if (!isPending) settled.current = held;
  });
  return isPending ? settled.current : held;
}

/** The empty checkout, scrolled to the top: shoppers who return from the paid order were at the end of the form. */
function Empty() {
  const { t, i18n } = useTranslation("checkout");
  // `scrollTo` may return a promise, which React would take for the effect's cleanup.
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <div className="-mt-4 md:-mt-8">
      <p className="mb-6 text-lg text-muted">{t("Your cart is empty, so there is nothing to order yet.")}</p>
      <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
      {useShelves(i18n.language)}
    </div>
  );
}

/** The shelves of the empty cart, loaded only when shown: shoppers who order do not need them. */
function useShelves(language: string): ReactNode {
  const [shelves, setShelves] = useState<ReactNode>();
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const { EmptySuggestions, bestSellersInStock } = await import("~/features/product/empty-suggestions.tsx");
      return <EmptySuggestions best={await bestSellersInStock(await loadCatalogue(language))} />;
    };
    void retryUntilDone(load, stop.signal).then((found) => !stop.signal.aborted && setShelves(found));
    return () => stop.abort();
  }, [language]);
  return shelves;
}
