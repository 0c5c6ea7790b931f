import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../../shop.config.ts";
import { footerGroups } from "./footer-groups.ts";
import { LegalLine } from "./legal-line.tsx";
import { SocialLinks } from "./social-links.tsx";

/** Footer with the shop's name in large type and all links in one centred run. */
export function FooterCentred() {
  const { t } = useTranslation();
  return (
    <div className="border-t border-line bg-ground/50 text-center">
      <div className="wrap py-14">
        <p className="font-display text-5xl tracking-tight md:text-6xl">{shop.name}</p>
        <p className="mx-auto mt-3 max-w-sm text-muted">{t(shop.tagline)}</p>
        <nav aria-label={t("More of the shop")} className="mt-7">
          <ul>
            {footerGroups
              .flatMap((group) => [...group.links])
              .map(([to, label]) => (
                <li key={to} className="inline-block">
                  <Link to={to} className="inline-block px-3 py-1.5 hover:underline">
                    {t(label)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <SocialLinks className="mt-4 justify-center text-muted" />
      </div>
      <div className="border-t border-line text-muted">
        <LegalLine isCentred />
      </div>
    </div>
  );
}
