import { useTranslation } from "~/i18n/use-translation.tsx";
import { countryName } from "../shop/country-name.ts";
import type { Order } from "./order.ts";

/** An address as it would stand on a parcel. */
export function OrderAddress({ title, address }: { title: string; address: Order["address"] }) {
  const { language } = useTranslation().i18n;
  const { name, company, street, extra, postcode, city, country } = address;
  const lines = [name, company, street, extra, `${postcode} ${city}`, countryName(country, language)];
  return (
    <div>
      <h3 className="font-text text-sm font-semibold tracking-normal">{title}</h3>
      <address className="mt-1.5 not-italic">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </div>
  );
}
