import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type Address, addressLines } from "../delivery/address.ts";

/** An address, formatted as on a parcel. */
export function OrderAddress({ title, address }: { title: string; address: Address }) {
  const { language } = useTranslation().i18n;
  return (
    <div>
      <h3 className="font-text text-sm font-semibold tracking-normal">{title}</h3>
      <address className="mt-1.5 not-italic">
        {addressLines(address, language).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </div>
  );
}
