import { describe, expect, it } from "vitest";
import { meantAddress } from "./meant-address.ts";

describe("an e-mail address with a slip", () => {
  it.each([
    ["ida@gmial.con", "ida@gmail.com"],
    ["ida@gmail.co", "ida@gmail.com"],
    ["Ida.Sommer@GMAIL.cmo ", "Ida.Sommer@gmail.com"],
    ["ida@hotmial.com", "ida@hotmail.com"],
    ["ida@outlok.com", "ida@outlook.com"],
    ["ida@wbe.de", "ida@web.de"],
    ["ida@gmx.d", "ida@gmx.de"],
  ])("%s was meant as %s", (typed, meant) => expect(meantAddress(typed)).toBe(meant));

  it.each([
    "ida@gmail.com",
    "ida@mail.com",
    "ida@gmx.at",
    "ida@example.org",
    "ida@hotmail.fr",
    "ida@yahoo.de",
    "ida@uni-halle.de",
    "@gmial.com",
    "ida",
    "",
  ])("%s is taken as it is", (typed) => expect(meantAddress(typed)).toBeUndefined());
});
