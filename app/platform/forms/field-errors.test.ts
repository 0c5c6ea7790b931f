import { expect, it } from "vitest";
import { errorsLeft } from "./field-errors.ts";

const found = [
  { path: "email", message: "There is an account with this address." },
  { path: "name", message: "Enter your name." },
  { path: "city", message: "Enter the town." },
];

it("keeps the errors that remain, with their current messages, and server errors of unchanged fields", () => {
  const fresh = [{ path: "name", message: "Use fewer characters." }];
  expect(errorsLeft(found, fresh, (path) => path !== "email")).toEqual([
    { path: "email", message: "There is an account with this address." },
    { path: "name", message: "Use fewer characters." },
  ]);
  expect(errorsLeft(found, [{ path: "street", message: "Enter the street." }], () => false)).toEqual(found);
});
