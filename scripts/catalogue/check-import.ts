import { priceOf, priorPriceOf, toCents } from "../../app/features/catalogue/price.ts";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { CatalogueError, checkCatalogue } from "../../app/features/catalogue/stored-catalogue.ts";
import { checkTexts } from "../../app/features/catalogue/stored-texts.ts";
import type { MergedCatalogue } from "./merge-catalogue.ts";
import type { Item } from "./read-item.ts";
import { counted, type Report } from "./report.ts";

/** Column names of catalogue fields, for faults that the final check finds. */
const columns: Readonly<Record<string, string>> = { "category.0": "Department", "category.1": "Sub-categories" };

/** Checks the finished catalogue as the build does, and reports every fault with the line of its product. */
export function reportFaults({ departments, texts }: MergedCatalogue, items: readonly Item[], report: Report): void {
  const lines = new Map(items.map(({ handle, line }) => [handle, line]));
  const byId = new Map(
    departments.flatMap(({ products }) => products).map(({ id, handle = "" }) => [id, lines.get(handle)]),
  );
  try {
    checkTexts(
      texts,
      checkCatalogue(Object.fromEntries(departments.map(({ name, ...file }) => [`${slugOf(name)}.json`, file]))),
    );
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    for (const fault of error.message.split("\n")) {
      const [, id = "", field = "", reason = ""] = /product (\d+): ([^:]+): (.*)$/.exec(fault) ?? [];
      report.fault(byId.get(id) ?? 0, columns[field] ?? field, reason || fault);
    }
  }
}

/** Reports products whose old price will not be shown, as only a provable one may be struck through. */
export function noteReductions({ departments }: MergedCatalogue, report: Report): void {
  const unproven = departments
    .flatMap(({ products }) => products)
    .filter(({ price, discount = 0, priceHistory }) => {
      const prior = priorPriceOf(priceHistory.map((span) => ({ ...span, price: toCents(span.price) })));
      const product = { price: toCents(price), discount, ...(prior && { priorPrice: prior }) };
      return discount > 0 && priceOf(product).was === undefined;
    });
  if (unproven.length === 0) return;
  report.note(
    `${counted(unproven.length, "product")} with an old price will show the new one alone: struck may only be the lowest price of the 30 days before, and of those the shop has no record yet. State them in "Lowest price of 30 days" and "Reduced since", or leave it: from the next import at a lower price the shop knows.`,
  );
}
