import { expect, test } from "vitest";
import { changeEmailSchema, changePasswordSchema, deleteSchema, profileSchema } from "./account-schema.ts";
import { keepTyping, keptTyping } from "./kept-typing.ts";

test("values typed when a session ended are restored for the same user, except passwords", () => {
  for (const [path, { shape }] of Object.entries({
    "/email": changeEmailSchema,
    "/password": changePasswordSchema,
    "/delete": deleteSchema,
    "/profile": profileSchema,
  }))
    keepTyping(path, Object.fromEntries(Object.keys(shape).map((name) => [name, `typed ${name}`])));
  expect(keptTyping("/email")).toEqual({ email: "typed email" });
  expect(keptTyping("/password")).toEqual({});
  expect(keptTyping("/delete")).toEqual({});
  expect(keptTyping("/profile")).toEqual({ name: "typed name", language: "typed language" });
});
