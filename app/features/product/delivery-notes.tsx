import { RotateCcw, ShieldCheck, Truck } from "lucide";
import type { ReactNode } from "react";
import { useToday } from "~/platform/dates/use-today.ts";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { lowestPrice } from "~/settings/delivery-facts.ts";
import type { DeliveryMethod } from "~/settings/shop.ts";
import { closedIn } from "~/settings/weekend.ts";
import { shop } from "../../../shop.config.ts";
import { discounted } from "../catalogue/price.ts";
import type { CardProduct, Cents } from "../catalogue/product.ts";
import { Money } from "../currency/money.tsx";
import { arrival, workingDays } from "../delivery/delivery-times.ts";
import { GuaranteeLink } from "../guarantee/guarantee-link.tsx";

const link = "-my-1 inline-block py-1 underline underline-offset-4 hover:no-underline";

type DeliveryNotesProps = { product: CardProduct; isSoldOut: boolean };

/** What shoppers want to know before buying: delivery times, returns and the legal guarantee. */
export function DeliveryNotes({ product, isSoldOut }: DeliveryNotesProps) {
  const { t } = useTranslation();
  const today = useToday();
  const paidOn = isSoldOut ? undefined : today;
  const isDear = discounted(product.price, product.discount) >= shop.delivery.freeFrom;
  return (
    <ul className="order-3 divide-y divide-line border-y border-line text-sm md:col-start-1">
      <Note icon={<Icon of={Truck} size={18} strokeWidth={1.5} />}>
        <ul className="space-y-1.5">
          {shop.delivery.methods.map((method) => (
            <Method key={method.id} method={method} isFree={isDear && method.freeAbove} paidOn={paidOn} />
          ))}
        </ul>
      </Note>
      <Note icon={<Icon of={RotateCcw} size={18} strokeWidth={1.5} />}>
        {product.returnable ? (
          <Link to="/returnandrefund" className={link}>
            {t("14 days to change your mind")}
          </Link>
        ) : (
          <>
            {`${t("Cannot be returned: it is perishable, sealed or made for you.")} `}
            <Link to="/returnandrefund" className={link}>
              {t("Why?")}
            </Link>
          </>
        )}
      </Note>
      {shop.legalGuarantee !== false && (
        <Note icon={<Icon of={ShieldCheck} size={18} strokeWidth={1.5} />}>
          <GuaranteeLink />
        </Note>
      )}
    </ul>
  );
}

type MethodProps = {
  method: DeliveryMethod;
  isFree: boolean;
  /** Day of the order; until it is known, delivery times are shown in days instead of as dates. */
  paidOn: string | undefined;
};

/** A delivery method, its price for this product alone, and the delivery time below. */
function Method({ method, isFree, paidOn }: MethodProps) {
  const { t, i18n } = useTranslation();
  const { name, days } = method;
  const namesLimit = method.freeAbove && !isFree;
  const { cents, isMoreElsewhere } = isFree ? { cents: 0, isMoreElsewhere: false } : lowestPrice(method, shop);
  return (
    <li>
      <span className="flex fold justify-between gap-2">
        <span>
          {`${commaList(t, [t(name), namesLimit ? t("free from") : undefined])} `}
          {namesLimit && <Money isBrief cents={shop.delivery.freeFrom as Cents} />}
        </span>
        <span className="shrink-0">
          {cents > 0 && isMoreElsewhere && `${t("from")} `}
          {cents > 0 ? <Money cents={cents as Cents} /> : t("Free")}
        </span>
      </span>
      <span className="block text-muted">
        {paidOn ? arrival(method, paidOn, closedIn(shop), { t, language: i18n.language }) : workingDays(days, t)}
      </span>
    </li>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      <span className="mt-0.5 shrink-0 text-muted">{icon}</span>
      <div className="flex-1">{children}</div>
    </li>
  );
}
