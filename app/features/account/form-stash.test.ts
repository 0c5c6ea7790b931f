import { expect, test } from "vitest";
import { changeEmailSchema, changePasswordSchema, deleteSchema, profileSchema } from "./account-schema.ts";
import { stashedForm, stashForm } from "./form-stash.ts";

test("values typed when a session ended are restored for the same user, except passwords", () => {
  for (const [path, { shape }] of Object.entries({
    "/email": changeEmailSchema,
    "/password": changePasswordSchema,
    "/delete": deleteSchema,
    "/profile": profileSchema,
  }))
    stashForm(path, Object.fromEntries(Object.keys(shape).map((name) => [name, `typed ${name}`])));
  expect(stashedForm("/email")).toEqual({ email: "typed email" });
  expect(stashedForm("/password")).toEqual({});
  expect(stashedForm("/delete")).toEqual({});
  expect(stashedForm("/profile")).toEqual({ name: "typed name", language: "typed language" });
});
