import { Mail, Phone } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";

type HelpLineProps = { title: string; text: string; company: { phone: string; email: string; hours: string } };

/** Customer service: phone number, e-mail address and hours. */
export function HelpLine({ title, text, company }: HelpLineProps) {
  const { t } = useTranslation("homes");
  const { phone, email, hours } = company;
  return (
    <section className="bg-accent text-accent-ink">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-9 md:grid-cols-[1fr_auto] md:py-12">
        <div className="max-w-xl">
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          <p className="mt-2 leading-snug">{text}</p>
          <PanelLink to="/contact" label={t("Or write to us")} look="underlined" className="mt-1" />
        </div>
        <div className="md:text-end">
          <a
            href={`tel:${phone.replaceAll(" ", "")}`}
            className="inline-flex min-h-11 items-center gap-3 text-3xl font-semibold tracking-tight tabular-nums hover:underline md:text-5xl"
          >
            <Icon of={Phone} size={30} strokeWidth={1.6} />
            <span dir="ltr">{phone}</span>
          </a>
          <p className="mt-1">{t(hours)}</p>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:no-underline"
          >
            <Icon of={Mail} size={17} />
            {email}
          </a>
        </div>
      </div>
    </section>
  );
}
