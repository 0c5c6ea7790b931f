import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../../shop.config.ts";
import { footerGroups } from "./footer-groups.ts";
import { LegalLine } from "./legal-line.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The shortest footer: the shop's name and links below a rule. */
export function FooterLine() {
  const { t } = useTranslation();
  return (
    <div className="border-t border-ink">
      <div className="wrap flex flex-wrap items-baseline gap-x-8 gap-y-3 pt-7 pb-3">
        <p className="font-display text-2xl tracking-tight">{shop.name}</p>
        <nav aria-label={t("More of the shop")} className="max-w-3xl lg:ms-auto">
          <ul className="flex flex-wrap gap-x-6">
            {footerGroups
              .flatMap((group) => [...group.links])
              .map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1.5 text-[0.9375rem] hover:underline">
                    {t(label)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <SocialLinks className="w-full text-sm text-muted" />
      </div>
      <div className="text-muted">
        <LegalLine />
      </div>
    </div>
  );
}
