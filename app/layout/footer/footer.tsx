import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { shop } from "../../../shop.config.ts";

const groups = [
  {
    title: "Shop",
    links: [
      ["/shop-grid-standard", "All products"],
      ["/shop-grid-standard?sort=newest", "New in"],
      ["/shop-grid-standard?sale=1", "Sale"],
      ["/homes", "All shop windows"],
    ],
  },
  {
    title: "Help",
    links: [
      ["/contact", "Contact"],
      ["/delivery", "Delivery and payment"],
      ["/returnandrefund", "Returns and refunds"],
      ["/order", "Find an order"],
    ],
  },
  {
    title: "About us",
    links: [
      ["/about", "Who we are"],
      ["/blog-standard", "Journal"],
      ["/imprint", "Imprint"],
      ["/accessibility", "Accessibility"],
    ],
  },
] as const;

/** The foot of every screen: ways on, the law's links, and who runs the shop. */
export function Footer() {
  const { t } = useTranslation();
  const { company } = shop;
  return (
    <footer className="mt-12 border-t border-line bg-ground/50">
      <div className="wrap grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-display text-3xl tracking-tight">{shop.name}</p>
          <p className="mt-2 max-w-xs text-muted">{t(shop.tagline)}</p>
          <address className="mt-5 text-sm text-muted not-italic">
            {company.legalName}, {company.street}, {company.postcode} {company.city}
            <br />
            <a href={`mailto:${company.email}`} className="inline-block py-1 underline underline-offset-4">
              {company.email}
            </a>
          </address>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={t(group.title)}>
            <h2 className="font-text text-sm font-semibold tracking-normal">{t(group.title)}</h2>
            <ul className="mt-2">
              {group.links.map(([to, label]) => (
                <li key={to}>
                  <Link
                    to={to}
                    prefetch="intent"
                    className="inline-block py-1.5 text-[0.9375rem] text-muted hover:text-ink hover:underline"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-5 text-sm text-muted">
        <span>© {shop.name}</span>
        <Link to="/privacypolicy" className="py-1 hover:underline">
          {t("Privacy")}
        </Link>
        <Link to="/terms" className="py-1 hover:underline">
          {t("Terms")}
        </Link>
        <Link to="/withdraw" className="py-1 font-medium text-ink underline underline-offset-4">
          {t("Withdraw from contract here")}
        </Link>
        <span className="sm:ms-auto">{t("All prices include VAT, plus delivery.")}</span>
      </div>
    </footer>
  );
}
