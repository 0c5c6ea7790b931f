import { Hono } from "hono";
import { z } from "zod/mini";
import { readItems } from "../../app/features/catalogue/item-list.ts";
import { MAX_ITEM_KEY, MAX_ITEMS_ASKED } from "../../app/features/catalogue/product-limits.ts";
import type { ProductNews } from "../../app/features/catalogue/product-news.ts";
import { emailAddress, token } from "../../app/features/orders/form-fields.ts";
import { itemsOfProduct } from "../../app/features/stock/offered-items.server.ts";
import { stockLeft } from "../../app/features/stock/stock.server.ts";
import { addStockAlert } from "../../app/features/stock/stock-alerts.server.ts";
import { NOT_UNDERSTOOD, refuse, tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody, languageSchema } from "./json-body.ts";
import { createSharedLimits, letterUses, limits } from "./shared-limit.ts";

/**
 * `GET /stock?items=1,4:black:m`: pieces left of each item, 200 at most; unknown items are omitted.
 * `GET /stock?product=4`: pieces left of a product or of all its variations.
 * `GET /stock/changed`: pieces left of items whose availability has changed since the catalogue was built, and the
 * ratings of what customers have reviewed; nothing of a catalogue that browsers query.
 */
export function stockRoutes(deps: Deps): Hono {
  const { db, catalogue, shop, environment, now, changedStock } = deps;
  const shared = createSharedLimits(deps);
  const alert = z.object({
    email: emailAddress,
    item: token(MAX_ITEM_KEY).check(z.minLength(1)),
    language: languageSchema(shop.languages),
  });
  const routes = new Hono();
  routes.get("/stock", async (c) => {
    const product = c.req.query("product");
    const requested = product ? await itemsOfProduct(catalogue, product) : readItems(c.req.query("items") ?? "");
    if (!product && requested.length > MAX_ITEMS_ASKED)
      return refuse(c, {
        status: 400,
        code: "too-many-items",
        message: NOT_UNDERSTOOD,
        details: { most: MAX_ITEMS_ASKED },
      });
    const items = requested.filter((item) => item.length > 0 && item.length <= MAX_ITEM_KEY);
    return c.json({ left: Object.fromEntries(await stockLeft(db, items)) });
  });
  routes.get("/stock/changed", async (c) => {
    const { left, ratings, gone } = await changedStock();
    return c.json({ left, ratings: gone ? {} : ratings } satisfies ProductNews);
  });
  routes.post("/back-in-stock", jsonBody(alert), async (c) => {
    const { body } = c.var;
    const network = clientNetwork(c, environment);
    const wait = await shared.count([limits.stockAlerts, network], ...letterUses(body.email, network));
    if (wait > 0) return tooMany(c, wait);
    const answer = await addStockAlert(deps, body, now());
    if (answer.ok) return c.json({ ok: true }, 201);
    if (answer.code === "in-stock")
      return refuse(c, { status: 409, code: answer.code, message: "This is in stock now." });
    return refuse(c, { status: 404, code: answer.code, message: "We could not find this product." });
  });
  return routes;
}
