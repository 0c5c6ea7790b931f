import { type ComponentProps, useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Field, Select } from "~/platform/ui/field.tsx";
import { showLoadFailure } from "~/platform/ui/load-failure.ts";
import type { AddressPart } from "../delivery/address.ts";
import { CountryOptions } from "./country-options.tsx";
import { FoldedField, UnfoldButtons } from "./folded-field.tsx";
import { postcodeExample, postcodeUse, tidyPostcode } from "./postcode.ts";
import { hasRegions, loadRegions, regionsOf, tidyRegion } from "./regions.ts";

type Typed = { value: string };

type AddressFieldsProps = {
  /** Code of the chosen country; determines fields, labels and hints. */
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
  /** What to say about the place that the postcode stands for. */
  postcodeNote?: string | undefined;
  /** Tells autofill which address this is, in forms that have both. */
  purpose?: "shipping" | "billing";
};

/** The fields of an address as its country writes it; company and second line are folded until somebody wants them. */
export function AddressFields({ country, field, postcodeNote, purpose }: AddressFieldsProps) {
  const { t } = useTranslation("checkout");
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const unfold = (part: string) => setUnfolded((parts) => [...parts, part]);
  const fill = (name: string) => (purpose ? `${purpose} ${name}` : name);
  const folded = (part: "company" | "extra") => ({
    ...field(part),
    isUnfolded: unfolded.includes(part),
    onUnfold: () => unfold(part),
    className: "sm:col-span-6",
  });
  const [company, extra] = [folded("company"), folded("extra")];
  const hasPostcode = postcodeUse(country) !== "none";
  const regions = useRegions(country);
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Select {...field("country")} label={t("Country")} autoComplete={fill("country")} className="sm:col-span-6">
        <CountryOptions />
      </Select>
      <Field
        {...field("name")}
        label={t("First and last name")}
        autoComplete={fill("name")}
        className="sm:col-span-6"
        required
      />
      <FoldedField {...company} label={t("Company")} autoComplete={fill("organization")} />
      <Field
        {...field("street")}
        label={t("Street and house number")}
        autoComplete={fill("address-line1")}
        className="sm:col-span-6"
        required
      />
      <FoldedField {...extra} label={t("Floor, flat, c/o")} autoComplete={fill("address-line2")} />
      <UnfoldButtons
        fields={[
          { ...company, label: t("Add a company") },
          { ...extra, label: t("Add floor, flat or c/o") },
        ]}
      />
      {hasPostcode && (
        <Postcode
          country={country}
          {...field("postcode")}
          note={postcodeNote}
          autoComplete={fill("postal-code")}
          className={postcodeNote ? "sm:col-span-6" : "sm:col-span-2"}
        />
      )}
      <Field
        {...field("city")}
        label={t("Town or city")}
        autoComplete={fill("address-level2")}
        className={hasPostcode && !postcodeNote ? "sm:col-span-4" : "sm:col-span-6"}
        required
      />
      {regions && (
        <Select
          {...field("region")}
          value={tidyRegion(field("region").value, {
            country,
            postcode: tidyPostcode(field("postcode").value, country),
          })}
          label={country === "AE" ? t("Emirate") : t("Province")}
          autoComplete={fill("address-level1")}
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
      label={country === "IE" ? t("Eircode") : t("Postcode")}
      hint={note ?? (example && t("For example {{example}}", { example }))}
      inputMode={example && /^\d+$/.test(example) ? "numeric" : "text"}
      autoCapitalize="characters"
      dir="ltr"
      required={postcodeUse(country) === "required"}
    />
  );
}
