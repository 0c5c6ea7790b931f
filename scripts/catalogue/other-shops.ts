import { plain } from "./columns.ts";
import type { Report } from "./report.ts";

/** Columns that only this system writes: any of the sets marks a file as its export. */
const shops: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Etsy: [["TITLE", "CURRENCY_CODE", "QUANTITY"]],
  Wix: [
    ["handleId", "fieldType"],
    ["handle", "fieldType"],
  ],
  Squarespace: [["Product ID [Non Editable]"], ["Product Type [Non Editable]"]],
  Magento: [
    ["attribute_set_code", "product_type"],
    ["_attribute_set", "_type"],
  ],
  PrestaShop: [
    ["Product ID", "Price (tax excl.)"],
    ["Price (tax excl.)", "Price (tax incl.)"],
    ["Price tax excluded", "Categories (x,y,z...)"],
  ],
  Odoo: [
    ["list_price", "default_code"],
    ["list_price", "standard_price"],
    ["Sales Price", "Internal Reference"],
    ["Sales Price", "Cost"],
  ],
};

/** Refuses the export of a system whose columns mean other things than the shop's; returns whether it is one. */
export function refuseOtherShops(names: readonly string[], report: Report): boolean {
  const given = new Set(names.map(plain));
  for (const [shop, sets] of Object.entries(shops)) {
    const found = sets.find((set) => set.every((name) => given.has(plain(name))));
    if (!found) continue;
    report.fault(
      1,
      found.join(", "),
      `only ${shop} writes this, and its exports are not understood: variants, pictures and prices stand in them in another way. Make a table of the columns in docs/your-catalogue.md from it`,
    );
    return true;
  }
  return false;
}

/** Names of columns with prices without VAT, in the languages of the shop. */
const net =
  /\bnet(to)?\b|netto|\b(tax|vat)[ .]*excl|\b(excl|ex|without|w\/o)\b.*\b(tax|vat)\b|(ohne|zzgl|exkl).*(mwst|ust|steuer)|\b(ht|hors tax\w*)\b|\bsin (iva|impuestos)\b|بدون ضريبة|غير شامل/i;

/** Returns the column that holds prices without VAT by its name, if there is one. */
export function netPriceIn(names: readonly string[]): string | undefined {
  return names.find((name) => /pri[xc]|preis|precio|سعر|netto/i.test(name) && net.test(name));
}
