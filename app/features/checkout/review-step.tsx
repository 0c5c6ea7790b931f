import { ShieldCheck } from "lucide";
import type { Ref } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { useIsOnline } from "~/platform/ui/use-is-online.ts";
import { isCollected } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { guaranteesOf } from "../guarantee/durability-guarantee.ts";
import { DurabilityLabel } from "../guarantee/durability-label.tsx";
import { GuaranteeLink } from "../guarantee/guarantee-link.tsx";
import { officialNotice } from "../guarantee/official-notice.ts";
import { OfficialNotice } from "../guarantee/official-notice-picture.tsx";
import { OrderLines } from "../orders/order-lines.tsx";
import { OrderTotals } from "../orders/order-totals.tsx";
import { ChargedInOwn } from "./charged-in-own.tsx";
import { methodName } from "./method-name.ts";
import { PlaceNote } from "./place-note.tsx";
import type { Quote } from "./quote.ts";
import { CHECKOUT_FORM } from "./use-checkout-form.ts";

const needsNetwork = "You need to be online to order. Everything you typed is kept until then.";

type ReviewStepProps = { quote: Quote; isSending: boolean; ref: Ref<HTMLDivElement> };

/** The order's lines and costs, with the binding order button directly below. */
export function ReviewStep({ quote, isSending, ref }: ReviewStepProps) {
  const { t, i18n } = useTranslation("checkout");
  const isOnline = useIsOnline();
  const notice = shop.legalGuarantee === false ? undefined : officialNotice(i18n.language);
  const guarantees = guaranteesOf(quote.lines);
  const charge = chargeOf(quote);
  const next = charge === 0 ? t("Nothing left to pay") : t("You pay on the next page.");
  const news = isSending ? t("Sending your order…") : isOnline ? undefined : t(needsNetwork);
  useAnnouncement(news);
  return (
    <div ref={ref} tabIndex={-1} className="rounded-base border border-line bg-surface p-5 outline-none md:p-6">
      <OrderLines of={quote} />
      <div className="border-t border-line pt-4">
        <OrderTotals sums={quote} coupon={quote.coupon?.code} method={t(methodName(quote))} />
        <PlaceNote country={quote.country} postcode={isCollected({ id: quote.method }) ? undefined : quote.postcode} />
      </div>
      <ChargedInOwn total={charge} isBesideCharges />
      {shop.legalGuarantee !== false && (
        <p className="mt-4 flex items-center gap-2 text-sm">
          <Icon of={ShieldCheck} size={18} strokeWidth={1.5} className="shrink-0 text-muted" />
          <GuaranteeLink />
        </p>
      )}
      {notice && <OfficialNotice file={notice} />}
      {guarantees.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-4">
          {guarantees.map((guarantee) => (
            <DurabilityLabel key={guarantee.label} guarantee={guarantee} />
          ))}
        </div>
      )}
      <Button type="submit" form={CHECKOUT_FORM} look="accent" className="mt-6 w-full px-3!" aria-disabled={isSending}>
        {t("Order with obligation to pay")}
      </Button>
      <p className="mt-3 min-h-6 text-center text-sm text-muted">{news ?? next}</p>
    </div>
  );
}
