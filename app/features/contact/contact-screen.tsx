import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { ContactForm } from "./contact-form.tsx";

/** The contact page: the form, and beside it (`children`) opening hours and address. */
export function ContactScreen({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("pages");
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      <header className="max-w-3xl">
        <h1 className="text-4xl md:text-6xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
      </header>
      <div className="mt-10 grid gap-14 md:mt-14 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <section aria-labelledby="write-to-us">
          <h2 id="write-to-us" className="mb-6 text-2xl md:text-3xl">
            {t("Write to us")}
          </h2>
          <ContactForm />
          <StreetMap />
        </section>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** A map of the shop's location; nothing if none is configured. */
function StreetMap() {
  const { t } = useTranslation("pages");
  const { map, company } = shop;
  if (!map) return null;
  return (
    <figure className="mt-14">
      <img
        src={map.file}
        alt={t(map.shows, { street: company.street })}
        width={800}
        height={560}
        loading="lazy"
        className="h-auto w-full rounded-base border border-line"
      />
      <figcaption className="mt-2 text-sm text-muted">
        {t("A drawing, not a map service: nobody learns that you looked at it.")}
      </figcaption>
    </figure>
  );
}
