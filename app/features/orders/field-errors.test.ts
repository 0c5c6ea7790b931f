import { expect, it } from "vitest";
import { errorsLeft } from "./field-errors.ts";

const found = [
  { path: "email", message: "There is an account with this address." },
  { path: "name", message: "Enter your name." },
  { path: "city", message: "Enter the town." },
];

it("leaves of the mistakes in a form what is still wrong, in its words of now, and what the shop said of fields that are as they were", () => {
  const fresh = [{ path: "name", message: "Use fewer characters." }];
  expect(errorsLeft(found, fresh, (path) => path !== "email")).toEqual([
    { path: "email", message: "There is an account with this address." },
    { path: "name", message: "Use fewer characters." },
  ]);
  expect(errorsLeft(found, [{ path: "street", message: "Enter the street." }], () => false)).toEqual(found);
});
