import { RichSentence, useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../../shop.config.ts";
import { usePaymentProvider } from "./use-payment-provider.ts";

/** Unknown providers get a general text. */
const means: Readonly<Record<string, string | undefined>> = {
  test: "Test mode: no money is taken.",
  stripe: "You pay by card and more, with Stripe.",
};

/** Payment and delivery terms: the law requires both at the latest when ordering begins. */
export function OrderingTerms({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const provider = usePaymentProvider()?.provider;
  return (
    <p className={`text-sm text-muted ${className}`}>
      <span className="max-sm:block">{`${t((provider && means[provider]) ?? "You pay after ordering.")} `}</span>
      <span className="inline-block">
        <RichSentence
          sentence={t("We deliver to <0>{{count}} countries</0>.", { count: Object.keys(shop.countries).length })}
          elements={[<Link key="delivery" to="/delivery" className="underline underline-offset-4" />]}
        />
      </span>
    </p>
  );
}
