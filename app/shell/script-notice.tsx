import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../shop.config.ts";

/**
 * Says at the top of every page what works without JavaScript: for browsers without it, and for pages whose scripts
 * failed to load (shown by `load-failure.program.ts`).
 */
export function ScriptNotice() {
  const { t } = useTranslation();
  const look = "bg-deep px-4 py-1.5 text-center text-sm text-deep-ink";
  return (
    <>
      <noscript>
        <p className={look}>
          {`${t("You can browse without JavaScript. The cart, orders and forms need it; or write to {{email}}.", {
            email: shop.company.email,
          })} `}
          <Link to="/shop-grid-standard" className="underline">
            {t("All products")}
          </Link>
        </p>
      </noscript>
      <p hidden id="unloaded" role="alert" className={`sticky top-0 z-50 in-data-ready:hidden ${look}`}>
        {`${t("This page has not loaded completely. You can read it; the cart and forms need the rest.")} `}
        {/* biome-ignore lint/a11y/useValidAnchor: the page's own URL, to reload it */}
        <a href="" className="underline">
          {t("Try again")}
        </a>
      </p>
    </>
  );
}
