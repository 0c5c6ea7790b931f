import { expect, test } from "vitest";
import { registerSchema } from "./account-schema.ts";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  ["password123", "Passwort2026!", "P@ssw0rd1234", "mypassword", "motdepasse12", "contraseña99"],
  ["qwertyuiop", "azertyuiop1", "qwertzuiop", "asdfghjkl123", "1q2w3e4r5t6z", "1qaz2wsx3edc", "poiuytrewq"],
  ["abcdefghij", "0987654321", "qwertyqwerty", "iloveyou2024", "sunshine1990!", "dragonmonkey"],
])("typical passwords are common: %s, %s, %s", (...passwords) => {
  expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  ["correct horse battery staple", "four words in a row", "dragon football summer cookie"],
  ["password of my aunt Hedwig", "7391 0648 2257", "ﺳﻤﺎء زرقاء فوق البحر", "tr0ub4dor&3xyq"],
])("personal passwords are not common: %s, %s, %s", (...passwords) => {
  expect(passwords.filter(isCommonPassword)).toEqual([]);
});

test("a common password is rejected at its field, whatever its length", () => {
  const form = { name: "Ida", email: "ida@example.org", language: "en" };
  const issues = (password: string) => registerSchema.safeParse({ ...form, password }).error?.issues ?? [];
  for (const password of ["password123", "qwertyuiop2026"])
    expect(issues(password).map(({ path, message }) => [path.join(), message])).toEqual([
      ["password", "This is too easy to guess. Two or three more words make it hard."],
    ]);
  expect(issues("four words in a row")).toEqual([]);
});
