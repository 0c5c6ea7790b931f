import { useTranslation } from "~/i18n/use-translation.tsx";
import { Field, Select } from "~/ui/field.tsx";
import { shop } from "../../../shop.config.ts";
import { countryName } from "../shop/country-name.ts";
import { type AddressKind, textOf } from "./checkout-draft.ts";
import { postcodeExample } from "./postcode.ts";
import type { CheckoutForm } from "./use-checkout-form.ts";

type AddressFieldsProps = { form: CheckoutForm; kind: AddressKind };

/** An address; labels and hints follow its country, autofill knows delivery and billing apart. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const { t } = useTranslation("checkout");
  const token = kind === "address" ? "shipping" : "billing";
  const country = textOf(form.draft, `${kind}.country`);
  const example = postcodeExample(country);
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <CountrySelect form={form} kind={kind} />
      <Field
        {...form.field(`${kind}.name`)}
        label={t("First and last name")}
        autoComplete={`${token} name`}
        className="sm:col-span-3"
        required
      />
      <Field
        {...form.field(`${kind}.company`)}
        label={t("Company")}
        autoComplete={`${token} organization`}
        className="sm:col-span-3"
      />
      <Field
        {...form.field(`${kind}.street`)}
        label={t("Street and house number")}
        autoComplete={`${token} address-line1`}
        className="sm:col-span-3"
        required
      />
      <Field
        {...form.field(`${kind}.extra`)}
        label={t("Floor, flat, c/o")}
        autoComplete={`${token} address-line2`}
        className="sm:col-span-3"
      />
      <Field
        {...form.field(`${kind}.postcode`)}
        label={country === "IE" ? t("Eircode") : t("Postcode")}
        hint={example && t("For example {{example}}", { example })}
        inputMode={example && /^\d+$/.test(example) ? "numeric" : "text"}
        autoComplete={`${token} postal-code`}
        autoCapitalize="characters"
        dir="ltr"
        className="sm:col-span-2"
        required
      />
      <Field
        {...form.field(`${kind}.city`)}
        label={t("Town or city")}
        autoComplete={`${token} address-level2`}
        className="sm:col-span-4"
        required
      />
    </div>
  );
}

function CountrySelect({ form, kind }: AddressFieldsProps) {
  const { t, i18n } = useTranslation("checkout");
  const countries = Object.keys(shop.countries)
    .map((code) => ({ code, name: countryName(code, i18n.language) }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.language));
  const token = kind === "address" ? "shipping" : "billing";
  return (
    <Select
      {...form.field(`${kind}.country`)}
      label={t("Country")}
      autoComplete={`${token} country`}
      className="sm:col-span-6"
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
