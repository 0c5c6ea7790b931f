import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import { enclosedLetterhead } from "../shop/letterhead.server.ts";
import { renderMail } from "./mail-handler.server.ts";

const mail = { template: "welcome", to: "ada@example.com", language: "en", page: { subject: "Welcome", blocks: [] } };
const sealed = (file?: string) => {
  const own = { ...shop, ...(file && { letterhead: { file, width: 160, height: 40 } }) };
  return renderMail(mail, "job-1", { shop: own, baseUrl: "https://shop.example", translate: () => (words) => words });
};

test("an email is headed by the shop's name, as text or as the image the owner chose", () => {
  expect(sealed().html).toContain("<header>Vitrine</header>");
  const picture = readFileSync("public/icon-192.png", "base64");
  expect(sealed("/icon-192.png").html).toContain(
    `<header><img src="data:image/png;base64,${picture}" alt="Vitrine" width="160" height="40"></header>`,
  );
});

test("an SVG letterhead is used for documents only, since few mail clients render SVG", () => {
  expect(sealed("/icon.svg").html).toContain("<header>Vitrine</header>");
  const letterhead = { file: "/icon.svg", width: 160, height: 40 };
  expect(enclosedLetterhead({ letterhead })?.src).toMatch(/^data:image\/svg\+xml;base64,/);
});
