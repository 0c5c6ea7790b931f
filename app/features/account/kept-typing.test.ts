import { expect, test } from "vitest";
import { changeEmailSchema, changePasswordSchema, deleteSchema, profileSchema } from "./account-schema.ts";
import { keepTyping, keptTyping } from "./kept-typing.ts";

test("what was typed as a session ended is there again for who comes back, but for passwords, old and new", () => {
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
