import { departmentPath } from "../../app/features/catalogue/addresses.ts";
import type { Catalogue } from "../../app/features/catalogue/catalogue.ts";
import { titleOf } from "../../app/features/catalogue/department-names.ts";
import type { PostSummary } from "../../app/features/journal/article.ts";
import { postAddress } from "../../app/features/journal/post-address.ts";
import { freeCountries, freeMethods } from "../../app/settings/delivery-facts.ts";
import { ownCurrency } from "../../app/settings/own-currency.ts";
import type { Shop } from "../../app/settings/shop.ts";

type LlmsSettings = {
  origin: string;
  shop: Shop;
  catalogue: Pick<Catalogue, "departments">;
  posts: readonly PostSummary[];
};

/** Describes the shop and its URLs in Markdown, for language models that read it on behalf of people. */
export function llmsText({ origin, shop, catalogue, posts }: LlmsSettings): string {
  const { company } = shop;
  const link = (title: string, path: string, note: string) => `- [${title}](${origin}${path}): ${note}`;
  const count = catalogue.departments.reduce((sum, department) => sum + department.count, 0);
  return `# ${shop.name}

> ${shop.tagline}. An online shop of ${company.legalName}, ${company.city}, with ${count} products in ${catalogue.departments.length} departments.

Prices are in ${ownCurrency} and include VAT. Delivery to ${Object.keys(shop.countries).join(", ")}. ${freeDelivery(shop)}Orders need no account, and most goods can be returned within 14 days of delivery. Every page is complete HTML without scripts. ${languagesOf(shop)}

## Departments

${catalogue.departments.map(({ name, count }) => link(titleOf(name), departmentPath(name), `${count} product${count === 1 ? "" : "s"}`)).join("\n")}

## Finding things

${link("All products", "/shop-grid-standard", "sort with `?sort=` (newest, best-selling, price-up, price-down, biggest-discount, rating), narrow with `department`, `sub`, `tag`, `colour`, `size`, `min`, `max`, `sale=1`, `stock=1`")}
${link("Search", "/search", "words in `?q=`")}
${link("A product", "/product/{number}", "by its number; structured data in JSON-LD")}
${link("Sitemap", "/sitemap.xml", "all addresses")}

## Buying and help

${link("Frequently asked questions", "/faq", "short answers, with links")}
${link("Delivery and payment", "/delivery", "methods, times, cost for each country")}
${link("Returns and refunds", "/returnandrefund", "withdrawal, legal guarantee, refunds")}
${link("Withdraw from a contract", "/withdraw", "without an account")}
${link("Terms", "/terms", "terms of sale")}
${link("Privacy", "/privacypolicy", "what is stored and why")}
${link("Contact", "/contact", `${company.email}, ${company.phone}`)}
${link("About", "/about", "who runs the shop")}
${link("Imprint", "/imprint", "provider identification")}
${link("Accessibility", "/accessibility", "statement and known limits")}
${posts.length > 0 ? `\n## Journal\n\n${posts.map(({ title, slug, description }) => link(title, postAddress(slug), description)).join("\n")}\n` : ""}`;
}

function freeDelivery(shop: Shop): string {
  const names = freeMethods(shop).map(({ name }) => name);
  const countries = freeCountries(shop);
  return names.length > 0
    ? `${names.join(" and ")}: free for goods from ${shop.delivery.freeFrom / 100} ${ownCurrency}${countries.length < Object.keys(shop.countries).length ? `, to ${countries.join(", ")}` : ""}. `
    : "";
}

/** Says which languages pages exist in, and which one is shown where a translation is missing. */
function languagesOf({ languages, fallbackLanguage }: Shop): string {
  const own = new Intl.DisplayNames(["en"], { type: "language" }).of(fallbackLanguage) ?? fallbackLanguage;
  if (languages.length < 2) return `Its language is ${own}.`;
  return `Add \`?lng=\` with one of ${languages.join(", ")} for a page in that language; names and texts of products, posts and pages that are not written in it are in ${own} there, and marked with \`lang\`.`;
}
