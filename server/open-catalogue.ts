import type { ServedCatalogue } from "../app/features/catalogue/catalogue.ts";
import { seedStock } from "../app/features/orders/stock.server.ts";
import type { Database } from "../db/tables.ts";

/** Opens the catalogue that this process answers for, and seeds the stock of what is new in it. */
export async function openCatalogue(db: Database): Promise<ServedCatalogue> {
  const [{ openEmbeddedCatalogue }, { default: products }] = await Promise.all([
    import("../app/features/catalogue/embedded-catalogue.ts"),
    import("virtual:catalogue/summaries"),
  ]);
  await seedStock(db, products, new Date());
  return openEmbeddedCatalogue();
}
