import { useEffect, useRef } from "react";
import { z } from "zod/mini";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { startCountry } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import { AddressFields } from "../checkout/address-fields.tsx";
import { addressSchema } from "../checkout/address-schema.ts";
import { addressParts } from "../delivery/address.ts";
import type { SavedAddress } from "./account.ts";
import { AccountForm } from "./account-form.tsx";
import { useAccountForm } from "./use-account-form.ts";

type AddressFormProps = {
  /** The address to edit; undefined for a new one. */
  saved: SavedAddress | undefined;
  onDone: (data: { addresses: SavedAddress[] }) => void;
  onLeave: () => void;
};

const address = addressSchema(Object.keys(shop.countries));
/** The form's values are flat; the API expects them nested. */
const schema = z.pipe(
  address,
  z.transform((typed) => ({ address: typed })),
);

/** Form for a new or saved address. */
export function AddressForm({ saved, onDone, onLeave }: AddressFormProps) {
  const { t } = useTranslation("account");
  const start = { country: startCountry(shop), ...saved?.address };
  const form = useAccountForm<{ addresses: SavedAddress[] }>({
    id: "address",
    schema,
    words: "checkout",
    start: Object.fromEntries(addressParts.map((part) => [part, start[part] ?? ""])),
    path: saved ? `/api/account/addresses/${saved.id}` : "/api/account/addresses",
    also: { isDefault: saved?.isDefault ?? false },
    onDone,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = saved ? t("Edit the address") : t("Add an address");
  const leave = (
    <Button look="quiet" className="max-sm:w-full" onClick={onLeave}>
      {t("Cancel")}
    </Button>
  );
  return (
    <div className="max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="mb-5 scroll-mt-28 text-2xl outline-none">
        {title}
      </h2>
      <AccountForm form={form} action={t("Save address")} label={title} aside={leave}>
        <AddressFields country={form.texts["country"] ?? ""} field={(part) => form.field(part, false)} />
      </AccountForm>
    </div>
  );
}
