import { z } from "zod/mini";
import { checkoutFields } from "../../settings/checkout-fields.ts";
import { fieldRules } from "./field-rules.ts";
import { isPostcode, postcodeUse, tidyPostcode } from "./postcode.ts";
import { hasRegions, tidyRegion } from "./regions.ts";

const { address } = checkoutFields;

type Typed = { country: string; postcode?: string | undefined; region?: string | undefined };

/** Returns the schema of a delivery or billing address in one of the countries (ISO codes), as each writes addresses. */
export function addressSchema(countries: readonly string[]) {
  const fields = z.object({
    ...fieldRules(address),
    country: z
      .string({ error: address.country.missing })
      .check(z.refine((country) => countries.includes(country), { error: "Choose a country that we deliver to." })),
  });
  const order = Object.keys(fields.shape);
  const place = (path: readonly PropertyKey[] = []) => order.indexOf(String(path[0]));
  // Also of an address that lacks other fields, so that all errors are shown at once, in the order of the form.
  const isPlaced = { when: ({ value }: { value: unknown }) => isTyped(value) };
  const asInCountry = z.check<Typed>(({ value, issues }) => {
    const errors = [postcodeError(value), regionError(value)].filter((error) => error !== undefined);
    for (const error of errors) issues.push({ code: "custom", input: value, ...error });
    issues.sort((a, b) => place(a.path) - place(b.path));
  }, isPlaced);
  return z.pipe(
    fields.check(asInCountry),
    z.transform(({ postcode, region, ...address }) => ({
      ...address,
      ...placeOf({ country: address.country, postcode, region }),
    })),
  );
}

/** Whether the fields that the rules of a country are about are texts. */
function isTyped(value: unknown): boolean {
  const { country, postcode = "", region = "" } = (value ?? {}) as Record<string, unknown>;
  return [country, postcode, region].every((text) => typeof text === "string");
}

/** Returns postcode and region as they are stored. */
function placeOf({ country, postcode = "", region = "" }: Typed): { postcode: string; region?: string } {
  const tidy = tidyPostcode(postcode, country);
  const known = tidyRegion(region, { country, postcode: tidy });
  return { postcode: tidy, ...(known && { region: known }) };
}

type PathError = { path: string[]; message: string };

function postcodeError(address: Typed): PathError | undefined {
  const { postcode } = placeOf(address);
  const path = ["postcode"];
  if (postcode === "")
    return postcodeUse(address.country) === "required" ? { path, message: "Enter the postcode." } : undefined;
  const message = "This is not a valid postcode for the chosen country.";
  return isPostcode(postcode, address.country) ? undefined : { path, message };
}

function regionError(address: Typed): PathError | undefined {
  if (!hasRegions(address.country) || placeOf(address).region) return undefined;
  const message = address.country === "AE" ? "Choose the emirate." : "Choose the province.";
  return { path: ["region"], message };
}
