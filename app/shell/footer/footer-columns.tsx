import { ChevronDown } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { townLine } from "~/settings/town-line.ts";
import { shop } from "../../../shop.config.ts";
import { footerGroups } from "./footer-groups.ts";
import { LegalLine } from "./legal-line.tsx";
import { SocialLinks } from "./social-links.tsx";

const looks = {
  plain: { band: "border-t border-line bg-ground/50 text-ink", quiet: "text-muted", rule: "border-line" },
  dark: { band: "bg-deep text-deep-ink", quiet: "text-deep-ink/80", rule: "border-deep-ink/20" },
};

/** Footer with company details and three columns of links, folded on phones; on the page's background or a dark one. */
export function FooterColumns({ look = "plain" }: { look?: keyof typeof looks }) {
  const { t } = useTranslation();
  const { company } = shop;
  const { band, quiet, rule } = looks[look];
  return (
    <div className={band}>
      <div className="wrap grid pt-10 pb-6 sm:grid-cols-2 sm:gap-10 sm:py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className={`max-sm:border-b max-sm:pb-6 ${rule}`}>
          <p className="font-display text-3xl tracking-tight">{shop.name}</p>
          <p className={`mt-2 max-w-sm ${quiet}`}>{t(shop.tagline)}</p>
          <address className={`mt-5 text-sm not-italic ${quiet}`}>
            {company.legalName}, {company.street}, {townLine(company)}
            <br />
            <a href={`mailto:${company.email}`} className="inline-block py-1 underline underline-offset-4">
              {company.email}
            </a>
          </address>
          <SocialLinks className={`mt-2 text-sm ${quiet}`} />
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={t(group.title)} className={`max-sm:border-b ${rule}`}>
            <h2 className="font-text text-sm font-semibold tracking-normal normal-case max-sm:hidden">
              {t(group.title)}
            </h2>
            {/* On phones, the list is what this opens; it lies beside it, as no browser shows a closed one on wide screens. */}
            <details className="peer group sm:hidden">
              <summary className="flex min-h-13 list-none items-center justify-between font-semibold">
                {t(group.title)}
                <Icon of={ChevronDown} size={18} className="group-open:rotate-180" />
              </summary>
            </details>
            <ul className="peer-[:not([open])]:max-sm:hidden max-sm:pb-3 sm:mt-2">
              {group.links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className={`inline-block py-1.5 text-[0.9375rem] hover:underline ${quiet}`}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`border-t ${rule} ${quiet}`}>
        <LegalLine />
      </div>
    </div>
  );
}
