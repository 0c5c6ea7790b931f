import { describe, expect, it } from "vitest";
import { shop } from "../../../shop.config.ts";
import { fieldErrors } from "../orders/field-errors.ts";
import { checkoutOf, emptyDraft, orderedLinesOf, parseDraft, withText } from "./checkout-draft.ts";
import { checkoutSchema } from "./checkout-schema.ts";

const filled = [
  ["contact.email", "ada@example.com"],
  ["address.name", "Ada Lovelace"],
  ["address.street", "Lindenhof 12"],
  ["address.postcode", "10405"],
  ["address.city", "Berlin"],
] as const;
const draft = {
  ...filled.reduce((all, [path, text]) => withText(all, path, text), emptyDraft("DE")),
  acceptsTerms: true,
};
const schema = checkoutSchema(shop);

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
    expect(checkoutOf({ ...draft, hasBilling: true }, { method: "standard" })).toHaveProperty("billing.country", "DE");
    expect(checkoutOf({ ...draft, hasBilling: true }, { method: "pickup" })).not.toHaveProperty("billing");
  });
  it("is restored from the tab's storage unchanged", () => {
    expect(parseDraft(JSON.stringify(draft), ["DE", "AT"], "DE")).toEqual(draft);
  });
  it("starts with the shop's country if the stored one is no longer served", () => {
    const stored = JSON.stringify(withText(draft, "address.country", "CH"));
    expect(parseDraft(stored, ["DE", "AT"], "DE").texts["address.country"]).toBe("DE");
  });
  it.each([null, "{", "7", '"x"', "[]", '{"texts":{"contact.email":7,"evil":"x"}}'])("starts empty from %s", (text) => {
    expect(parseDraft(text, ["DE"], "DE")).toEqual(emptyDraft("DE"));
  });
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
