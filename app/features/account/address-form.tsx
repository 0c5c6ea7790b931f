import { useEffect, useRef } from "react";
import { z } from "zod/mini";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Field, Select } from "~/ui/field.tsx";
import { shop } from "../../../shop.config.ts";
import { addressParts } from "../checkout/checkout-draft.ts";
import { addressSchema } from "../checkout/checkout-schema.ts";
import { postcodeExample } from "../checkout/postcode.ts";
import { countryName } from "../shop/country-name.ts";
import { startCountry } from "../shop/delivery-facts.ts";
import type { SavedAddress } from "./account.ts";
import { AccountForm } from "./account-form.tsx";
import { useAccountForm } from "./use-account-form.ts";

type AddressFormProps = {
  /** The one that is written anew; none for a new one. */
  saved: SavedAddress | undefined;
  onDone: (data: { addresses: SavedAddress[] }) => void;
  onLeave: () => void;
};

const address = addressSchema(Object.keys(shop.countries));
/** Typed flat, sent as the interface wants it. */
const schema = z.pipe(
  address,
  z.transform((typed) => ({ address: typed })),
);

/** An address of an account. */
export function AddressForm({ saved, onDone, onLeave }: AddressFormProps) {
  const { t, i18n } = useTranslation("account");
  const start = { country: startCountry(shop), ...saved?.address };
  const form = useAccountForm<{ addresses: SavedAddress[] }>({
    id: "address",
    schema,
    start: Object.fromEntries(addressParts.map((part) => [part, start[part] ?? ""])),
    path: saved ? `/api/account/addresses/${saved.id}` : "/api/account/addresses",
    also: { isDefault: saved?.isDefault ?? false },
    onDone,
  });
  const countries = Object.keys(shop.countries)
    .map((code) => ({ code, name: countryName(code, i18n.language) }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.language));
  const example = postcodeExample(form.values["country"] ?? "");
  const { required: _, ...country } = form.field("country");
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
        <div className="grid gap-5 sm:grid-cols-6">
          <Select {...country} label={t("Country")} autoComplete="country" className="sm:col-span-6">
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Field
            {...form.field("name")}
            label={t("First and last name")}
            autoComplete="name"
            className="sm:col-span-3"
          />
          <Field
            {...form.field("company")}
            required={false}
            label={t("Company")}
            autoComplete="organization"
            className="sm:col-span-3"
          />
          <Field
            {...form.field("street")}
            label={t("Street and house number")}
            autoComplete="address-line1"
            className="sm:col-span-3"
          />
          <Field
            {...form.field("extra")}
            required={false}
            label={t("Floor, flat, c/o")}
            autoComplete="address-line2"
            className="sm:col-span-3"
          />
          <Field
            {...form.field("postcode")}
            label={t("Postcode")}
            {...(example && { hint: t("For example {{example}}", { example }) })}
            autoComplete="postal-code"
            autoCapitalize="characters"
            dir="ltr"
            className="sm:col-span-2"
          />
          <Field
            {...form.field("city")}
            label={t("Town or city")}
            autoComplete="address-level2"
            className="sm:col-span-4"
          />
        </div>
      </AccountForm>
    </div>
  );
}
