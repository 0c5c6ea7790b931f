import { Hono } from "hono";
import { z } from "zod/mini";
import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
} from "../../app/features/account/addresses.server.ts";
import { listStockRequests, removeStockRequest } from "../../app/features/account/stock-requests.server.ts";
import { addressSchema } from "../../app/features/checkout/checkout-schema.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuse } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { readBody } from "./read-body.ts";

/** What somebody keeps with us: addresses and what they wait for. Below `/api/account`. */
export function accountBelongingRoutes({ db, shop, now }: Deps, access: AccountAccess): Hono {
  const savedAddress = z.object({ address: addressSchema(Object.keys(shop.countries)), isDefault: z.boolean() });
  const item = z.object({ item: token(80) });
  const routes = new Hono();

  routes.get("/addresses", async (c) => {
    const user = await access.open(c);
    return user instanceof Response ? user : c.json({ addresses: await listAddresses(db, user.id) });
  });

  routes.post("/addresses", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, savedAddress);
    if (!read.ok) return read.response;
    if (await addAddress(db, user.id, read.body, now()))
      return c.json({ addresses: await listAddresses(db, user.id) }, 201);
    const message = "You cannot save more addresses. Please delete one first.";
    return refuse(c, { status: 409, code: "too-many-addresses", message });
  });

  routes.post("/addresses/:id", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, savedAddress);
    if (!read.ok) return read.response;
    if (await changeAddress(db, user.id, c.req.param("id"), read.body))
      return c.json({ addresses: await listAddresses(db, user.id) });
    return refuse(c, { status: 404, code: "address-unknown", message: "This address no longer exists." });
  });

  routes.post("/addresses/:id/delete", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    await deleteAddress(db, user.id, c.req.param("id"));
    return c.json({ addresses: await listAddresses(db, user.id) });
  });

  routes.get("/requests", async (c) => {
    const user = await access.open(c);
    return user instanceof Response ? user : c.json({ requests: await listStockRequests(db, user.email) });
  });

  routes.post("/requests/remove", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, item);
    if (!read.ok) return read.response;
    await removeStockRequest(db, user.email, read.body.item);
    return c.json({ requests: await listStockRequests(db, user.email) });
  });

  return routes;
}
