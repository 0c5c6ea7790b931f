import { type ComponentProps, useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Field, Select } from "~/platform/ui/field.tsx";
import { showLoadFailure } from "~/platform/ui/load-failure.ts";
import { checkoutFields } from "~/settings/checkout-fields.ts";
import { type AddressPart, lineFields } from "../delivery/address.ts";
import { CountryOptions } from "./country-options.tsx";
import { postcodeExample, postcodeUse, tidyPostcode } from "./postcode.ts";
import { hasRegions, loadRegions, regionsOf, tidyRegion } from "./regions.ts";
import { type FormField, TypedFields } from "./typed-fields.tsx";

const rows = checkoutFields.address;

type AddressFieldsProps = {
  /** Code of the chosen country; determines fields, labels and hints. */
  country: string;
  /** Returns the form's props for a part of the address. */
  field: (part: AddressPart) => FormField;
  /** What to say about the place that the postcode stands for. */
  postcodeNote?: string | undefined;
  /** Tells autofill which address this is, in forms that have both. */
  purpose?: "shipping" | "billing";
};

/** The fields of an address as its country writes it. */
export function AddressFields({ country, field, postcodeNote, purpose }: AddressFieldsProps) {
  const { t } = useTranslation("checkout");
  const fill = (name: string) => (purpose ? `${purpose} ${name}` : name);
  const hasPostcode = postcodeUse(country) !== "none";
  const regions = useRegions(country);
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Select
        {...field("country")}
        label={t(rows.country.label)}
        autoComplete={fill(rows.country.autoComplete)}
        className="sm:col-span-6"
      >
        <CountryOptions />
      </Select>
      <TypedFields fields={lineFields} {...{ field, fill }} className="sm:col-span-6" />
      {hasPostcode && (
        <Postcode
          country={country}
          {...field("postcode")}
          note={postcodeNote}
          autoComplete={fill(rows.postcode.autoComplete)}
          className={postcodeNote ? "sm:col-span-6" : "sm:col-span-2"}
        />
      )}
      <TypedFields
        fields={[["city", rows.city]]}
        {...{ field, fill }}
        className={hasPostcode && !postcodeNote ? "sm:col-span-4" : "sm:col-span-6"}
      />
      {regions && (
        <Select
          {...field("region")}
          value={tidyRegion(field("region").value, {
            country,
            postcode: tidyPostcode(field("postcode").value, country),
          })}
          label={country === "AE" ? t("Emirate") : t(rows.region.label)}
          autoComplete={fill(rows.region.autoComplete)}
          className="sm:col-span-6"
        >
          <option value="">{t("Please choose")}</option>
          {regions.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** Returns the regions to choose from, once their list is there. */
function useRegions(country: string) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (hasRegions(country)) loadRegions().then(() => setLoaded(true), showLoadFailure);
  }, [country]);
  return regionsOf(country);
}

type PostcodeProps = Omit<ComponentProps<typeof Field>, "label"> & { country: string; note: string | undefined };

function Postcode({ country, note, ...field }: PostcodeProps) {
  const { t } = useTranslation("checkout");
  const example = postcodeExample(country);
  useAnnouncement(note);
  return (
    <Field
      {...field}
      label={country === "IE" ? t("Eircode") : t(rows.postcode.label)}
      hint={note ?? (example && t("For example {{example}}", { example }))}
      inputMode={example && /^\d+$/.test(example) ? "numeric" : "text"}
      autoCapitalize="characters"
      dir="ltr"
      required={postcodeUse(country) === "required"}
    />
  );
}
