import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { shop } from "../../../shop.config.ts";

/** Contact details for questions that a page has left open. */
export function ContactBox() {
  const { t } = useTranslation("pages");
  const { company } = shop;
  return (
    <aside className="mt-14 max-w-[43.5625rem] rounded-base bg-ground/60 p-6 md:p-8" aria-labelledby="contact-box">
      <h2 id="contact-box" className="text-2xl">
        {t("Still have a question?")}
      </h2>
      <p className="mt-2 text-muted">{t("People who know the stock answer within one working day.")}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/contact">{t("Write to us")}</ButtonLink>
        <a href={`mailto:${company.email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {company.email}
        </a>
        <a
          href={`tel:${company.phone.replace(/[^\d+]/g, "")}`}
          dir="ltr"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {company.phone}
        </a>
      </div>
    </aside>
  );
}
