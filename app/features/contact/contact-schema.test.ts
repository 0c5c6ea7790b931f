import { describe, expect, it } from "vitest";
import { fieldErrors } from "../../platform/forms/field-errors.ts";
import { checkNewsletter } from "./check-newsletter.ts";
import { contactSchema, emptyMessage, MAX_MESSAGE } from "./contact-schema.ts";
import { readNewsletterLink } from "./newsletter-link.ts";
import { providerFailure } from "./provider-failure.ts";

const message = {
  name: "Ada Byron",
  email: "ada@example.com",
  subject: "A chair",
  message: "Does the chair come in oak?",
};

function faults(change: Partial<Record<keyof typeof message, unknown>>): Record<string, string> {
  const { error } = contactSchema.safeParse({ ...message, ...change });
  return error ? Object.fromEntries(fieldErrors(error).map((fault) => [fault.path, fault.message])) : {};
}

describe("a message to the shop", () => {
  it("is trimmed", () => {
    expect(contactSchema.parse({ ...message, name: "  Ada Byron " })).toEqual(message);
    expect(faults({ message: "Two lines\n\nand\ta tab" })).toEqual({});
  });

  it("reports what each field is missing, in the order of the form", () => {
    const { error } = contactSchema.safeParse(emptyMessage);
    expect(error && fieldErrors(error)).toEqual([
      { path: "name", message: "Enter your name." },
      { path: "email", message: "Enter your e-mail address." },
      { path: "subject", message: "Say in a few words what it is about." },
      { path: "message", message: "Please write a little more: at least 10 characters." },
    ]);
  });

  it("enforces its limits", () => {
    expect(faults({ message: "x".repeat(MAX_MESSAGE) })).toEqual({});
    expect(Object.keys(faults({ message: "x".repeat(MAX_MESSAGE + 1) }))).toEqual(["message"]);
    expect(Object.keys(faults({ message: "    short    " }))).toEqual(["message"]);
    expect(Object.keys(faults({ subject: "x".repeat(121), name: "x".repeat(101) }))).toEqual(["name", "subject"]);
  });

  it("cannot inject mail headers", () => {
    expect(Object.keys(faults({ subject: "Hello\r\nBcc: all@example.com" }))).toEqual(["subject"]);
    expect(Object.keys(faults({ email: "ada@example.com\nBcc: x@example.com" }))).toEqual(["email"]);
    expect(Object.keys(faults({ message: "0123456789\u0000" }))).toEqual(["message"]);
    for (const email of ["ada", "ada@", "@example.com", "a b@example.com", 7, null])
      expect(Object.keys(faults({ email }))).toEqual(["email"]);
  });
});

describe("an e-mail provider's error", () => {
  it("is shown in the provider's own words", () => {
    expect(providerFailure({ status: 451, text: "Unavailable For Headless Browser" })).toBe(
      "Unavailable For Headless Browser",
    );
    expect(providerFailure({ status: 403, text: "" })).toBe("Forbidden");
    expect(providerFailure({ status: 429 })).toBe("Too Many Requests");
    expect(providerFailure({ status: 412, text: "Gmail_API: Invalid grant" })).toBe("Gmail_API: Invalid grant");
  });

  it("is the provider's sentence if the configuration lacks an id", () => {
    const words = "The public key is required. Visit the provider's dashboard";
    expect(providerFailure(words)).toBe(words);
    expect(providerFailure(new Error(words))).toBe(words);
  });

  it("is a network error if nothing is known", () => {
    for (const error of [undefined, null, {}, "", new TypeError("Failed to fetch")])
      expect(providerFailure(error)).toBe("Network error. Check your connection and try again.");
  });
});

describe("the newsletter", () => {
  it("accepts only e-mail addresses", () => {
    expect(checkNewsletter("ada@example.com")).toBeUndefined();
    expect(checkNewsletter("")).toBe("Enter your e-mail address.");
    expect(checkNewsletter("ada")).toBe("Enter an e-mail address in the form name@example.com.");
  });

  it("reads the action of its links", () => {
    expect(readNewsletterLink("?token=abc")).toEqual({ kind: "confirm", token: "abc" });
    expect(readNewsletterLink("?unsubscribe=abc&token=def")).toEqual({ kind: "unsubscribe", token: "abc" });
    expect(readNewsletterLink("?lng=de")).toBeUndefined();
  });
});
