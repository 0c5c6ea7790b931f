import type { Cents } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { freeCountries } from "~/features/shop/delivery-facts.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { CachedMarkup } from "~/ui/cached-markup.tsx";
import { Link } from "~/ui/link.tsx";
import { shop } from "../../../shop.config.ts";

/** What shoppers want to know first: from what amount and where delivery is free, and how long they can return things. */
export function NoticeBar() {
  const { t } = useTranslation();
  const free = freeCountries(shop);
  return (
    <CachedMarkup
      as="aside"
      name="notice"
      aria-label={t("Good to know")}
      className="flex min-h-9 items-center justify-center gap-x-6 bg-deep px-4 py-1.5 text-center text-[0.8125rem] text-deep-ink"
    >
      <Link to="/delivery" className="min-h-6 leading-6 hover:underline">
        {free.length === 0 ? (
          t("Delivery and payment")
        ) : (
          <>
            {`${t("Free delivery from")} `}
            <Money isBrief cents={shop.delivery.freeFrom as Cents} />
            {free.length < Object.keys(shop.countries).length && ` (${free.join(", ")})`}
          </>
        )}
      </Link>
      <Link to="/returnandrefund" className="min-h-6 leading-6 hover:underline max-sm:hidden">
        {t("14 days to change your mind")}
      </Link>
    </CachedMarkup>
  );
}
