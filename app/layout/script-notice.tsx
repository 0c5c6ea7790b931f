import { useTranslation } from "~/i18n/use-translation.tsx";
import { Link } from "~/ui/link.tsx";
import { shop } from "../../shop.config.ts";

/** What can be done here without scripts, on top of every screen for those who have none. */
export function ScriptNotice() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className="bg-deep px-4 py-1.5 text-center text-[0.8125rem] text-deep-ink">
        {`${t("You can browse without JavaScript. The cart, orders and forms need it; or write to {{email}}.", {
          email: shop.company.email,
        })} `}
        <Link to="/shop-grid-standard" className="underline">
          {t("All products")}
        </Link>
      </p>
    </noscript>
  );
}
