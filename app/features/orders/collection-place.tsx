import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";

/** Where and when shoppers fetch their goods. */
export function CollectionPlace({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const { street, postcode, city, hours } = shop.company;
  return (
    <address className={`not-italic ${className}`}>
      {[shop.name, street, `${postcode} ${city}`, t(hours)].map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
