import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../../shop.config.ts";

/** The legally required links of every page, in one line. */
export function LegalLine({ isCentred = false }: { isCentred?: boolean }) {
  const { t } = useTranslation();
  return (
    <div
      className={`wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-sm ${isCentred ? "justify-center" : ""}`}
    >
      <span>© {shop.name}</span>
      <Link to="/imprint" className="py-1 hover:underline">
        {t("Imprint")}
      </Link>
      <Link to="/privacypolicy" className="py-1 hover:underline">
        {t("Privacy")}
      </Link>
      <Link to="/terms" className="py-1 hover:underline">
        {t("Terms")}
      </Link>
      <Link to="/withdraw" className="py-1 font-medium underline underline-offset-4">
        {t("Withdraw from contract here")}
      </Link>
      <span className={isCentred ? "" : "sm:ms-auto"}>{t("All prices include VAT, plus delivery.")}</span>
    </div>
  );
}
