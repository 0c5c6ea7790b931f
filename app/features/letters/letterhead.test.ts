import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import { enclosedLetterhead } from "./letterhead.server.ts";
import { renderMail } from "./mail-handler.server.ts";

const mail = { template: "welcome", to: "ada@example.com", language: "en", page: { subject: "Welcome", blocks: [] } };
const sealed = (file?: string, light?: string) => {
  const letterhead = file && { file, width: 160, height: 40, ...(light && { light }) };
  const own = { ...shop, ...(letterhead && { letterhead }) };
  return renderMail(mail, "job-1", { shop: own, baseUrl: "https://shop.example", translate: () => (words) => words });
};

test("an email is headed by the shop's name, as text or as the image the owner chose", () => {
  expect(sealed().html).toMatch(/<td class="head"[^>]*>Vitrine<\/td>/);
  const picture = readFileSync("public/icon-192.png", "base64");
  expect(sealed("/icon-192.png").html).toContain(
    `;background:#fff;color:#23211d"><img src="data:image/png;base64,${picture}" alt="Vitrine" width="160" height="40"`,
  );
});

test("an SVG letterhead is used for documents only, since few mail clients render SVG", () => {
  expect(sealed("/icon.svg").html).toMatch(/<td class="head"[^>]*>Vitrine<\/td>/);
  const letterhead = { file: "/icon.svg", width: 160, height: 40 };
  expect(enclosedLetterhead({ letterhead })?.src).toMatch(/^data:image\/svg\+xml;base64,/);
});

test("in dark mode an email has the light letterhead, if there is one, or a white head as a whole", () => {
  const { html } = sealed("/icon-192.png", "/icon-512.png");
  expect(html).toContain('<div class="day"><img src="data:image/png');
  expect(html).toMatch(/<div class="night" style="display:none;[^"]*"><img src="data:image\/png;base64,[^"]+" alt=""/);
  expect(html).not.toContain(';background:#fff;color:#23211d"><img');
});
