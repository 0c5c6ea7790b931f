import { Hono } from "hono";
import { z } from "zod/mini";
import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
} from "../../app/features/account/addresses.server.ts";
import { addressSchema } from "../../app/features/checkout/address-schema.ts";
import "../../app/features/checkout/regions.server.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuse } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";

/** The addresses saved in an account, below `/api/account/addresses`. */
export function accountAddressRoutes({ db, shop, now }: Deps, access: AccountAccess): Hono {
  const savedAddress = z.object({ address: addressSchema(Object.keys(shop.countries)), isDefault: z.boolean() });
  const routes = new Hono();

  routes.get("/", access.signedIn, async (c) => c.json({ addresses: await listAddresses(db, c.var.user.id) }));

  routes.post("/", access.signedIn, jsonBody(savedAddress), async (c) => {
    const { user, body } = c.var;
    if (await addAddress(db, user.id, body, now())) return c.json({ addresses: await listAddresses(db, user.id) }, 201);
    const message = "You cannot save more addresses. Please delete one first.";
    return refuse(c, { status: 409, code: "too-many-addresses", message });
  });

  routes.post("/:id", access.signedIn, jsonBody(savedAddress), async (c) => {
    const { user, body } = c.var;
    if (await changeAddress(db, user.id, c.req.param("id"), body))
      return c.json({ addresses: await listAddresses(db, user.id) });
    return refuse(c, {
      status: 404,
      code: "address-unknown",
      message: "This address no longer exists. Please reload the page.",
    });
  });

  routes.post("/:id/delete", access.signedIn, async (c) => {
    const { user } = c.var;
    await deleteAddress(db, user.id, c.req.param("id"));
    return c.json({ addresses: await listAddresses(db, user.id) });
  });

  return routes;
}
