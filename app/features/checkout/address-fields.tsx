import { useTranslation } from "~/i18n/use-translation.tsx";
import { Field, Select } from "~/ui/field.tsx";
import type { AddressPart } from "./checkout-draft.ts";
import { CountryOptions } from "./country-options.tsx";
import { postcodeExample } from "./postcode.ts";

type Typed = { value: string };

type AddressFieldsProps = {
  /** Code of the chosen country; determines labels and hints. */
  country: string;
  /** Returns the form's props for a part of the address. */
  field: (part: AddressPart) => {
    id: string;
    name: string;
    form?: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: Typed; currentTarget: Typed }) => void;
    onBlur?: () => void;
  };
  /** Tells autofill which address this is, in forms that have both. */
  purpose?: "shipping" | "billing";
};

export function AddressFields({ country, field, purpose }: AddressFieldsProps) {
  const { t } = useTranslation("checkout");
  const example = postcodeExample(country);
  const fill = (name: string) => (purpose ? `${purpose} ${name}` : name);
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Select {...field("country")} label={t("Country")} autoComplete={fill("country")} className="sm:col-span-6">
        <CountryOptions />
      </Select>
      <Field
        {...field("name")}
        label={t("First and last name")}
        autoComplete={fill("name")}
        className="sm:col-span-3"
        required
      />
      <Field {...field("company")} label={t("Company")} autoComplete={fill("organization")} className="sm:col-span-3" />
      <Field
        {...field("street")}
        label={t("Street and house number")}
        autoComplete={fill("address-line1")}
        className="sm:col-span-3"
        required
      />
      <Field
        {...field("extra")}
        label={t("Floor, flat, c/o")}
        autoComplete={fill("address-line2")}
        className="sm:col-span-3"
      />
      <Field
        {...field("postcode")}
        label={country === "IE" ? t("Eircode") : t("Postcode")}
        hint={example && t("For example {{example}}", { example })}
        inputMode={example && /^\d+$/.test(example) ? "numeric" : "text"}
        autoComplete={fill("postal-code")}
        autoCapitalize="characters"
        dir="ltr"
        className="sm:col-span-2"
        required
      />
      <Field
        {...field("city")}
        label={t("Town or city")}
        autoComplete={fill("address-level2")}
        className="sm:col-span-4"
        required
      />
    </div>
  );
}
