import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { collectionLines } from "../shop/address.ts";

/** Where and when shoppers collect their goods. */
export function CollectionPlace({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <address className={`not-italic ${className}`}>
      {collectionLines(shop, t).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
