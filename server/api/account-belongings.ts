import { Hono } from "hono";
import { z } from "zod/mini";
import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
} from "../../app/features/account/addresses.server.ts";
import { listStockRequests, removeStockRequest } from "../../app/features/account/stock-requests.server.ts";
import { MAX_ITEM_KEY } from "../../app/features/catalogue/product-limits.ts";
import { addressSchema } from "../../app/features/checkout/checkout-schema.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuse } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";

/** A customer's saved addresses and back-in-stock alerts, below `/api/account`. */
export function accountBelongingRoutes({ db, shop, now }: Deps, access: AccountAccess): Hono {
  const savedAddress = z.object({ address: addressSchema(Object.keys(shop.countries)), isDefault: z.boolean() });
  const item = z.object({ item: token(MAX_ITEM_KEY) });
  const routes = new Hono();

  routes.get("/addresses", access.signedIn, async (c) => c.json({ addresses: await listAddresses(db, c.var.user.id) }));

  routes.post("/addresses", access.signedIn, jsonBody(savedAddress), async (c) => {
    const { user, body } = c.var;
    if (await addAddress(db, user.id, body, now())) return c.json({ addresses: await listAddresses(db, user.id) }, 201);
    const message = "You cannot save more addresses. Please delete one first.";
    return refuse(c, { status: 409, code: "too-many-addresses", message });
  });

  routes.post("/addresses/:id", access.signedIn, jsonBody(savedAddress), async (c) => {
    const { user, body } = c.var;
    if (await changeAddress(db, user.id, c.req.param("id"), body))
      return c.json({ addresses: await listAddresses(db, user.id) });
    return refuse(c, {
      status: 404,
      code: "address-unknown",
      message: "This address no longer exists. Please reload the page.",
    });
  });

  routes.post("/addresses/:id/delete", access.signedIn, async (c) => {
    const { user } = c.var;
    await deleteAddress(db, user.id, c.req.param("id"));
    return c.json({ addresses: await listAddresses(db, user.id) });
  });

  routes.get("/requests", access.signedIn, async (c) =>
    c.json({ requests: await listStockRequests(db, c.var.user.email) }),
  );

  routes.post("/requests/remove", access.signedIn, jsonBody(item), async (c) => {
    const { user, body } = c.var;
    await removeStockRequest(db, user.email, body.item);
    return c.json({ requests: await listStockRequests(db, user.email) });
  });

  return routes;
}
