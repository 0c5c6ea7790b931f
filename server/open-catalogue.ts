import departments from "virtual:catalogue/departments";
import type { ServedCatalogue } from "../app/features/catalogue/catalogue.ts";
import { type CatalogueSettings, chooseSource } from "../app/features/catalogue/catalogue-source.ts";
import { createMemoryCatalogue } from "../app/features/catalogue/memory-catalogue.ts";
import { openPostgresCatalogue } from "../app/features/catalogue/postgres-catalogue.server.ts";
import type { ProductSummary } from "../app/features/catalogue/product.ts";
import { readCatalogue } from "../app/features/catalogue/read-catalogue.ts";
import { seedStock } from "../app/features/orders/stock.server.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";

type OpenSettings = CatalogueSettings & { db: Database; isPostgres: boolean };

/**
 * Opens the catalogue that this process answers for, and seeds the stock of what is new in it. Without a PostgreSQL
 * database a shop of any size is answered from memory. Throws `StartError`.
 */
export async function openCatalogue({ db, folder, source, isPostgres }: OpenSettings): Promise<ServedCatalogue> {
  const stock = (products: readonly ProductSummary[]) => seedStock(db, products, new Date());
  if (__CATALOGUE_IS_EMBEDDED__) {
    const { openEmbeddedCatalogue, products } = await import("../app/features/catalogue/embedded-catalogue.ts");
    await stock(products);
    return openEmbeddedCatalogue();
  }
  const count = departments.reduce((sum, department) => sum + department.count, 0);
  if (source === "postgres" && !isPostgres)
    throw new StartError("CATALOGUE_SOURCE: is postgres, so DATABASE_URL must name a PostgreSQL database");
  if (isPostgres && chooseSource({ wanted: source, count }) === "postgres")
    return openPostgresCatalogue({ db, folder, departments, stock });
  const contents = readCatalogue(folder, { isChecked: true });
  await stock(contents.summaries);
  const details = new Map(departments.map(({ name }) => [name, contents.detailsIn(name)]));
  const catalogue = createMemoryCatalogue(contents.summaries, departments, async (name) => details.get(name) ?? []);
  // The index of so many products takes a second or more: the start waits for it, and no shopper does.
  await catalogue.search("a", 1);
  return catalogue;
}
