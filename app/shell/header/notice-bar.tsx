import type { Cents } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { countryNames } from "~/generated/intl.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Words } from "~/platform/i18n/words.ts";
import { Link } from "~/platform/ui/link.tsx";
import { freeMethods, namedFreeCountries } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";

/** What shoppers want to know first: from what amount and where delivery is free, and how long they can return things. */
export function NoticeBar() {
  const { t, i18n } = useTranslation();
  const places = freePlaces({ t, language: i18n.language });
  return (
    <aside
      aria-label={t("Good to know")}
      className="flex min-h-9 items-center justify-center gap-x-6 bg-deep px-4 py-1 text-center text-sm text-deep-ink"
    >
      <Link to="/delivery" className="py-0.5 hover:underline">
        {freeMethods(shop).length === 0 ? (
          t("Delivery and payment")
        ) : (
          <>
            {`${t("Free delivery from")} `}
            <Money isBrief cents={shop.delivery.freeFrom as Cents} />
            {places && ` (${places})`}
          </>
        )}
      </Link>
      <Link to="/returnandrefund" className="py-0.5 hover:underline max-sm:hidden">
        {t("14 days to change your mind")}
      </Link>
    </aside>
  );
}

/** Returns where delivery is free, in one or two names of countries; empty if it is everywhere. */
function freePlaces({ t, language }: Pick<Words, "t" | "language">): string {
  const [first = "", second = "", ...others] = namedFreeCountries(shop).map(
    (code) => countryNames[language]?.[code] ?? code,
  );
  const count = others.length + 1;
  if (count > 1) return t("{{country}} and {{count}} more", { country: first, count });
  return second ? t("{{first}}, {{second}}", { first, second }) : first;
}
