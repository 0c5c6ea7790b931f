import { beforeEach, describe, expect, it, vi } from "vitest";
import { shop } from "../../../shop.config.ts";
import { fieldErrors } from "../../platform/forms/field-errors.ts";
import { fakeStorage } from "../../platform/storage/test-storage.ts";
import { checkoutOf, emptyDraft, orderedLinesOf, TICKED } from "./checkout-draft.ts";
import { checkoutSchema } from "./checkout-schema.ts";
import { readStoredDraft, storeDraft } from "./stored-draft.ts";
import "./regions.server.ts";

const draft = {
  ...emptyDraft("DE"),
  "contact.email": "ada@example.com",
  "address.name": "Ada Lovelace",
  "address.street": "Lindenhof 12",
  "address.postcode": "10405",
  "address.city": "Berlin",
  acceptsTerms: TICKED,
};
const schema = checkoutSchema(shop);

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage().storage()));

describe("the checkout draft", () => {
  it("passes the schema when all required values are given", () => {
    const result = schema.safeParse(checkoutOf(draft, { method: "standard" }));
    expect(result.success).toBe(true);
  });
  it("reports errors under the paths of its fields", () => {
    const result = schema.safeParse(checkoutOf(emptyDraft("DE"), { method: "standard" }));
    expect(fieldErrors(result.error ?? ({ issues: [] } as never)).map(({ path }) => path)).toEqual([
      "contact.email",
      "address.name",
      "address.street",
      "address.postcode",
      "address.city",
      "acceptsTerms",
    ]);
  });
  it("sends a billing address only if there is a separate one", () => {
    expect(checkoutOf(draft, { method: "standard" })).not.toHaveProperty("billing");
    expect(checkoutOf({ ...draft, hasBilling: TICKED }, { method: "standard" })).toHaveProperty(
      "billing.country",
      "DE",
    );
    expect(checkoutOf({ ...draft, hasBilling: TICKED }, { method: "pickup" })).not.toHaveProperty("billing");
  });
  it("is restored from the tab's storage unchanged", () => {
    storeDraft(draft);
    expect(readStoredDraft()).toEqual(draft);
  });
  it("starts with the shop's country if the stored one is no longer served", () => {
    storeDraft({ ...draft, "address.country": "ZZ" });
    expect(readStoredDraft()).toEqual(draft);
  });
  it.each(["{", "7", '"x"', "[]", '{"checkout":7}', '{"checkout":{"contact.email":7,"evil":"x"}}'])(
    "starts empty from %s",
    (text) => {
      sessionStorage.setItem("vitrine:drafts", text);
      expect(readStoredDraft()).toEqual(emptyDraft("DE"));
    },
  );
  it("sends lines without names or prices", () => {
    const lines = [
      { _id: "4", cartItemId: "a", quantity: 2 },
      { _id: "1", cartItemId: "b", quantity: 1, selectedProductColor: "black", selectedProductSize: "m" },
    ];
    expect(orderedLinesOf(lines)).toEqual([
      { id: "4", quantity: 2 },
      { id: "1", color: "black", size: "m", quantity: 1 },
    ]);
  });
});
