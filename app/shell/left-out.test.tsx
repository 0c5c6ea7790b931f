import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { CodeField, hasCodes } from "~/features/checkout/code-field.tsx";
import type { HeldCodes } from "~/features/checkout/use-held-codes.ts";
import { NewsletterScreen } from "~/features/contact/newsletter-screen.tsx";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import { NewsletterBand } from "~/showcase/sections/newsletter-band.tsx";
import { footerGroups } from "./footer/footer-groups.ts";

vi.mock("../../shop.config.ts", async (original) => {
  const { shop, ...others } = await original<typeof import("../../shop.config.ts")>();
  return { ...others, shop: { ...shop, newsletter: false, codes: false } };
});

const drawn = (screen: React.ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider words={createWords("en", {})}>{screen}</WordsProvider>
    </MemoryRouter>,
  );
const known = { status: "known" as const };
const held = (coupon: string): HeldCodes => ({
  coupon: { ...known, code: coupon, coupons: [], today: "2026-11-23" },
  giftCards: [],
});

test("a shop without a newsletter offers no sign-up in the footer, on home pages or on the newsletter page", () => {
  const links = footerGroups.flatMap((group) => group.links.map(([to]) => to));
  expect(links).toContain("/contact");
  expect(links).not.toContain("/newsletter");
  expect(
    drawn(
      <NewsletterBand title="Letters" text="Once a month.">
        A form
      </NewsletterBand>,
    ),
  ).toBe("");
  const screen = drawn(<NewsletterScreen />);
  expect(screen).toContain("This shop sends no newsletter.");
  expect(screen).not.toContain("<form");
});

test("a shop without coupons and gift cards has no field for them; an earlier code can be removed", () => {
  expect(hasCodes(held(""))).toBe(false);
  expect(hasCodes(held("FIVER"))).toBe(true);
  const field = drawn(<CodeField held={held("FIVER")} goods={5000 as never} />);
  expect(field).toContain("Remove coupon FIVER");
  expect(field).not.toContain("<form");
});
