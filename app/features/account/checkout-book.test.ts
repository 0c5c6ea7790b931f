import { expect, test } from "vitest";
import { type CheckoutDraft, emptyDraft } from "../checkout/checkout-draft.ts";
import type { SavedAddress } from "./account.ts";
import { filledDraft } from "./checkout-book.tsx";

const user = { name: "Ada Byron", email: "ada@example.com", language: "en" };
const wien = { name: "A. Byron", street: "Ahornweg 3", postcode: "1010", city: "Wien", country: "AT" };
const paris = { name: "Ada", street: "Rue Cadet 9", postcode: "75009", city: "Paris", country: "FR" };
const saved: SavedAddress[] = [
  { id: "1", isDefault: true, address: wien },
  { id: "2", isDefault: false, address: paris },
];
const draftOf = (country: string, texts: Partial<CheckoutDraft> = {}) => ({ ...emptyDraft(country), ...texts });
/** The fields that are not empty. */
const filled = (draft = draftOf("DE"), addresses = saved) =>
  Object.fromEntries(Object.entries(filledDraft(draft, user, addresses, "DE")).filter(([, text]) => text));

test("the checkout is prefilled with the user's email, name and default address", () => {
  expect(filled(draftOf("DE"), [])).toEqual({
    "address.country": "DE",
    "billing.country": "DE",
    "contact.email": "ada@example.com",
    "address.name": "Ada Byron",
  });
  expect(filled()).toMatchObject({
    "address.name": "A. Byron",
    "address.street": "Ahornweg 3",
    "address.country": "AT",
    "billing.country": "DE",
  });
});

test("typed values stay, only empty fields are filled", () => {
  const typed = draftOf("DE", { "contact.email": "office@example.com" });
  expect(filled(typed)).toMatchObject({ "contact.email": "office@example.com", "address.street": "Ahornweg 3" });
  const present = draftOf("DE", { "address.name": "Grace", "address.company": "Navy" });
  expect(filled(present)).toMatchObject({
    "contact.email": "ada@example.com",
    "address.name": "Grace",
    "address.company": "Navy",
    "address.city": "Wien",
  });
});

test("two addresses are never mixed", () => {
  const texts = filled(draftOf("DE", { "address.street": "Lindenhof 12" }));
  expect(texts).toEqual({
    "address.country": "DE",
    "billing.country": "DE",
    "address.street": "Lindenhof 12",
    "contact.email": "ada@example.com",
    "address.name": "Ada Byron",
  });
});

test("a country chosen before stays: an address in that country is filled in, or none", () => {
  expect(filled(draftOf("FR"))).toMatchObject({ "address.city": "Paris", "address.country": "FR" });
  expect(filled(draftOf("ES"))).toMatchObject({ "address.name": "Ada Byron", "address.country": "ES" });
  expect(filled(draftOf("ES"))).not.toHaveProperty(["address.city"]);
});
