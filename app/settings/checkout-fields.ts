import { MAX_NOTE } from "./max-note.ts";

/** A text that is typed at checkout. All that a row says is English; pages and letters translate it. */
export type CheckoutField = {
  label: string;
  /** Below its input. */
  hint?: string;
  /** How many characters it may have. */
  max: number;
  /** What is said if it is empty. A field without this is optional. */
  missing?: string;
  /** What is typed, if not ordinary words. */
  kind?: "email" | "tel" | "code";
  /** What browsers fill in. */
  autoComplete?: string;
  /** Names the button that shows it: only few fill it in, so it is out of sight until then. */
  unfold?: string;
  /** How high its input is, if it has several lines. */
  rows?: number;
  /** What an order and letters call it, if not by its label. */
  title?: string;
};

/**
 * The fields of the checkout, in the order of its form. Form, draft, rules of browser and server, order, letters and lists
 * follow from their rows: `contact` is shown beside the e-mail address; each part of an `address` is a line of it, and in the
 * address book; the fields of the `order` itself are shown by their titles.
 */
export const checkoutFields = {
  contact: {
    email: {
      label: "E-mail address",
      hint: "For the confirmation of this order, and nothing else.",
      max: 254,
      missing: "Enter your e-mail address.",
      kind: "email",
    },
    phone: { label: "Phone", hint: "Only for the carrier.", max: 26, kind: "tel", unfold: "Add a phone number" },
  },
  address: {
    name: { label: "First and last name", max: 100, missing: "Enter the first and last name.", autoComplete: "name" },
    company: { label: "Company", max: 100, autoComplete: "organization", unfold: "Add a company" },
    street: {
      label: "Street and house number",
      max: 120,
      missing: "Enter the street and house number.",
      autoComplete: "address-line1",
    },
    extra: { label: "Floor, flat, c/o", max: 120, autoComplete: "address-line2", unfold: "Add floor, flat or c/o" },
    postcode: { label: "Postcode", max: 16, autoComplete: "postal-code" },
    city: { label: "Town or city", max: 80, missing: "Enter the town or city.", autoComplete: "address-level2" },
    region: { label: "Province", max: 60, autoComplete: "address-level1" },
    country: { label: "Country", max: 2, missing: "Choose a country.", autoComplete: "country" },
  },
  order: {
    note: { label: "Order note", max: MAX_NOTE, rows: 3, title: "Note" },
  },
} as const satisfies Record<string, Readonly<Record<string, CheckoutField>>>;

type Groups = typeof checkoutFields;
export type FieldName<Group extends keyof Groups> = keyof Groups[Group] & string;

/** Returns the fields of a group with their names, in the order of the form. */
export function fieldsOf<Group extends keyof Groups>(group: Group): [FieldName<Group>, CheckoutField][] {
  return Object.entries<CheckoutField>(checkoutFields[group]) as [FieldName<Group>, CheckoutField][];
}
