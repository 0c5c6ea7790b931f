import { expect, test } from "vitest";
import { emptyDraft } from "../checkout/checkout-draft.ts";
import { filledDraft } from "./checkout-prefill.ts";

const user = { name: "Ada Byron", email: "ada@example.com", language: "en" };
const address = { name: "A. Byron", street: "Ahornweg 3", postcode: "1010", city: "Wien", country: "AT" };

test("the checkout begins with who is signed in and where their orders go", () => {
  expect(filledDraft(emptyDraft("DE"), user, undefined).texts).toEqual({
    "address.country": "DE",
    "billing.country": "DE",
    "contact.email": "ada@example.com",
    "address.name": "Ada Byron",
  });
  expect(filledDraft(emptyDraft("DE"), user, { id: "1", isDefault: true, address }).texts).toMatchObject({
    "address.name": "A. Byron",
    "address.street": "Ahornweg 3",
    "address.extra": "",
    "address.country": "AT",
    "billing.country": "DE",
  });
});
