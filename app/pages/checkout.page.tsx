import { useEffect, useRef } from "react";
import { useCheckoutPrefill } from "~/features/account/checkout-prefill.ts";
import { CheckoutSignIn } from "~/features/account/checkout-sign-in.tsx";
import { useCart } from "~/features/cart/cart.store.ts";
import { ReconciledNotice } from "~/features/cart/reconciled-notice.tsx";
import { piecesFor, useCartProducts } from "~/features/cart/use-cart-lines.ts";
import { useCartReconciliation } from "~/features/cart/use-cart-reconciliation.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { CheckoutForm } from "~/features/checkout/checkout-form.tsx";
import { CookieNotice } from "~/features/checkout/cookie-notice.tsx";
import { type HeldCodes, useHeldCodes } from "~/features/checkout/use-held-codes.ts";
import { OrderPending } from "~/features/orders/order-pending.tsx";
import { EmptyPanel } from "~/features/product/empty-panel.tsx";
import { bestSellersInStock, EmptySuggestions } from "~/features/product/empty-suggestions.tsx";
import { currentWords, loadWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { UntilKnown, WhenEmpty } from "~/platform/ui/when-empty.tsx";
import type { Route } from "./+types/checkout.page.ts";

export const handle = { words: "checkout", title: "Checkout" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

async function find(language: string) {
  return { best: await bestSellersInStock(await loadCatalogue(language)) };
}

export const loader = ({ context }: Route.LoaderArgs) => find(context.get(requestWords).language);

export async function clientLoader() {
  const [found] = await Promise.all([find(currentWords().language), loadWords("checkout")]);
  return found;
}

/** The checkout. It shows the shopper's cart: the server renders what a new shopper sees, whose cart is empty. */
export default function Checkout({ loaderData: { best } }: Route.ComponentProps) {
  const { t } = useTranslation("checkout");
  return (
    <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
      <h1 className="mb-8 text-4xl md:mb-12 md:text-5xl">{t("Checkout")}</h1>
      <Filled best={best} />
    </div>
  );
}

function Filled({ best }: { best: readonly ProductSummary[] }) {
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
  const holdsNothing = useCart((cart) => cart.cartItems.length === 0);
  const mayBeEmpty = isReady ? isEmpty : holdsNothing;
  return (
    <>
      {isReady && <ReconciledNotice products={products} />}
      {mayBeEmpty && (
        <WhenEmpty isKnown={isRestored}>
          <Empty isKnown={isRestored} best={best} />
        </WhenEmpty>
      )}
      {!isReady && !(isRestored && holdsNothing) && (
        <UntilKnown>
          <OrderPending />
        </UntilKnown>
      )}
      {isReady && !isEmpty && (
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
function Empty({ isKnown, best }: { isKnown: boolean; best: readonly ProductSummary[] }) {
  const { t } = useTranslation("checkout");
  useEffect(() => {
    if (isKnown) window.scrollTo(0, 0);
  }, [isKnown]);
  return (
    <div className="-mt-2 md:-mt-6">
      <EmptyPanel product={best[0]}>
        <p>{t("Your cart is empty, so there is nothing to order yet.")}</p>
        <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
      </EmptyPanel>
      <EmptySuggestions best={best.slice(1)} />
    </div>
  );
}
