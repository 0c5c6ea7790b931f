import { X } from "lucide";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Message } from "~/i18n/words.ts";
import { Button, IconButton } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { ScriptForm } from "~/ui/script-form.tsx";
import { shop } from "../../../shop.config.ts";
import { setCoupon } from "../cart/cart.store.ts";
import type { Cents } from "../catalogue/product.ts";
import { useMoney } from "../currency/money.tsx";
import { dayIn } from "../shop/day-in.ts";
import type { Coupon } from "../shop/shop.ts";
import { type CouponAnswer, type CouponRefusal, checkCoupon, couponCode, couponMessages } from "./coupon.ts";
import { askForCoupon } from "./known-coupons.store.ts";
import type { HeldCoupon } from "./use-held-coupon.ts";

type CouponFieldProps = { held: HeldCoupon; goods: Cents };

/** Takes a coupon, says why one does not count, and lets go of it again. */
export function CouponField({ held, goods }: CouponFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  /** The part that had the focus makes way for the other one: the focus stays here. */
  function change(coupon: string) {
    setCoupon(coupon);
    field.current?.focus({ preventScroll: true });
  }
  return (
    <div ref={field} tabIndex={-1} className="mt-5 outline-none">
      {held.code ? (
        <InCart held={held} goods={goods} onRemove={() => change("")} />
      ) : (
        <CouponForm goods={goods} onTake={change} />
      )}
    </div>
  );
}

type InCartProps = CouponFieldProps & { onRemove: () => void };

function InCart({ held, goods, onRemove }: InCartProps) {
  const { t } = useTranslation();
  const explain = useExplanation();
  const { code, status } = held;
  const answer = answerFor(code, goods, held.coupons);
  return (
    <div className="flex items-start justify-between gap-2">
      <div>
        <p className="font-medium">{t("Coupon {{code}}", { code })}</p>
        {status === "known" ? (
          <p role="status" className={`text-sm ${answer.ok ? "text-good" : "text-sale"}`}>
            {answer.ok ? t("Applied") : explain(answer)}
          </p>
        ) : (
          <p role="status" className="text-sm text-muted">
            {status === "pending" ? t("Checking …") : t("We could not check this coupon just now.")}
          </p>
        )}
      </div>
      <IconButton label={t("Remove coupon {{code}}", { code })} className="-my-2 -me-2" onClick={onRemove}>
        <Icon of={X} size={18} />
      </IconButton>
    </div>
  );
}

function answerFor(code: string, goods: Cents, coupons: readonly Coupon[]): CouponAnswer {
  return checkCoupon(code, goods, dayIn(shop.timeZone, new Date()), coupons);
}

function useExplanation(): (refusal: CouponRefusal) => string {
  const { t } = useTranslation();
  const money = useMoney();
  return (refusal) => t(couponMessages[refusal.code], "minimum" in refusal ? { amount: money(refusal.minimum) } : {});
}

function CouponForm({ goods, onTake }: { goods: Cents; onTake: (code: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<Message>();
  const reason = useRef<HTMLParagraphElement>(null);

  // Out from behind the bar at the bottom of narrow screens.
  useEffect(() => {
    if (error) reason.current?.scrollIntoView({ block: "nearest" });
  }, [error]);

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (!typed.trim()) return setError({ message: "Enter the code." });
    const asked = await askForCoupon(typed);
    if (!asked.ok) return setError(asked);
    const answer = answerFor(typed, goods, asked.coupons);
    // One that only lacks a fuller cart is kept: it counts as soon as the cart is full enough.
    if (answer.ok || answer.code === "coupon-minimum") onTake(couponCode(typed));
    else setError({ message: couponMessages[answer.code] });
  }

  return (
    <ScriptForm onSubmit={(event) => void apply(event)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {`${t("Coupon")} `}
        <span className="font-normal text-muted">{t("(optional)")}</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
          className="min-h-12 w-full min-w-0 rounded-base border border-muted/60 bg-surface px-3.5 uppercase aria-invalid:border-sale"
        />
        <Button type="submit" look="outline" className="px-5">
          {t("Apply")}
        </Button>
      </div>
      <p ref={reason} id={`${id}-error`} role="alert" className="text-sm font-medium text-sale not-empty:mt-1">
        {error && t(error.message, error.values)}
      </p>
    </ScriptForm>
  );
}
