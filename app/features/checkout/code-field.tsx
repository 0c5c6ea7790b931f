import { useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import type { Shop } from "~/settings/shop.ts";
import { shop } from "../../../shop.config.ts";
import { MAX_GIFT_CARDS } from "../cart/cart.ts";
import { addGiftCard, removeGiftCard, setCoupon } from "../cart/edit-cart.ts";
import type { Cents } from "../catalogue/product.ts";
import { checkCoupon, couponCode } from "./coupon.ts";
import { CouponInCart, GiftCardInCart } from "./held-code.tsx";
import { type CodeFormSettings, useCodeForm } from "./use-code-form.ts";
import type { HeldCodes } from "./use-held-codes.ts";

/** The id of the text field. */
const ID = "cart-code";
const takesCodes = (shop as Shop).codes !== false;

type CodeFieldProps = {
  held: HeldCodes;
  goods: Cents;
  /** The server's errors for a code, after the order was sent. */
  errors?: { coupon: string | undefined; giftCards: string | undefined };
};

/** Whether to render the field: the shop accepts codes, or the cart still holds one from when it did. */
export function hasCodes({ coupon, giftCards }: HeldCodes): boolean {
  return takesCodes || coupon.code !== "" || giftCards.length > 0;
}

/** Field for coupon and gift cards; explains why a code does not apply and lets the shopper remove it. */
export function CodeField({ held, goods, errors }: CodeFieldProps) {
  const { t } = useTranslation();
  const { coupon, giftCards } = held;
  const cards = giftCards.map(({ code }) => code);
  const field = useRef<HTMLDivElement>(null);
  /** The focused part unmounts: keep the focus in this field. */
  const handOver = () => field.current?.focus({ preventScroll: true });
  function changeCoupon(code: string) {
    const former = coupon.code;
    setCoupon(code);
    if (former && code && former !== code)
      showToast({
        kind: "info",
        message: "One coupon per order: {{code}} replaces {{former}}",
        values: { code, former },
        action: { label: "Undo", run: () => setCoupon(former) },
      });
    handOver();
  }
  function takeGiftCard(code: string) {
    addGiftCard(code);
    handOver();
  }
  function dropGiftCard(code: string) {
    removeGiftCard((entered) => couponCode(entered) === code);
    handOver();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box of its own
    <div ref={field} tabIndex={-1} role="group" aria-label={t("Your codes")} className="mt-5 space-y-4 outline-none">
      {coupon.code && (
        <CouponInCart held={coupon} goods={goods} error={errors?.coupon} onRemove={() => changeCoupon("")} />
      )}
      {giftCards.map((card) => (
        <GiftCardInCart key={card.code} held={card} onRemove={() => dropGiftCard(card.code)} />
      ))}
      {errors?.giftCards && <p className="text-sm font-medium text-sale">{t(errors.giftCards)}</p>}
      {takesCodes && !(coupon.code && cards.length === MAX_GIFT_CARDS) && (
        <CodeForm
          goods={goods}
          isReduced={checkCoupon(coupon.code, goods, coupon.today, coupon.coupons).ok}
          cards={cards}
          onCoupon={changeCoupon}
          onGiftCard={takeGiftCard}
        />
      )}
    </div>
  );
}

function CodeForm(settings: CodeFormSettings) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { typed, change, apply, error, isLookingUp } = useCodeForm(field, settings);
  const reason = useRef<HTMLParagraphElement>(null);

  // Scroll it out from behind the bottom bar of narrow screens.
  useEffect(() => {
    if (error) reason.current?.scrollIntoView({ block: "nearest" });
  }, [error]);

  return (
    <ScriptForm onSubmit={(event) => void apply(event)}>
      <label htmlFor={ID} className="mb-1.5 block text-sm font-medium">
        {`${t("Coupon or gift card")} `}
        <span className="font-normal text-muted">{t("(optional)")}</span>
      </label>
      <div className="flex fold gap-2">
        <input
          ref={field}
          id={ID}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${ID}-error`}
          onChange={(event) => change(event.target.value)}
          className="min-h-12 w-full min-w-0 rounded-base border border-muted/60 bg-surface px-3.5 uppercase aria-invalid:border-sale"
        />
        <Button type="submit" look="outline" className="px-5" aria-disabled={isLookingUp}>
          {t("Apply")}
        </Button>
      </div>
      {error && (
        <p ref={reason} id={`${ID}-error`} role="alert" className="mt-1 text-sm font-medium text-sale">
          {t(error.message, error.values)}
        </p>
      )}
    </ScriptForm>
  );
}
