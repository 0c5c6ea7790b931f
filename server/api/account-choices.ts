import { Hono } from "hono";
import { z } from "zod/mini";
import { MAX_LINES, MAX_PIECES } from "../../app/features/cart/cart.ts";
import { MAX_CHOICE_NAME } from "../../app/features/catalogue/product-limits.ts";
import { ownerWord, storeChoices, storedChoices } from "../../app/features/choices/choices.server.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import { MAX_WISHES } from "../../app/features/wishlist/wishlist.ts";
import type { AccountAccess } from "./account-access.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";

const name = z.optional(token(MAX_CHOICE_NAME));
const choice = { id: token(40), color: name, size: name };
const line = z.object({ ...choice, quantity: z.int().check(z.minimum(1), z.maximum(MAX_PIECES)) });
const lines = z.array(line).check(z.maxLength(MAX_LINES));
const choicesWrite = z.object({
  owner: token(40),
  version: z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 2)),
  choices: z.object({ cart: lines, later: lines, wishes: z.array(z.object(choice)).check(z.maxLength(MAX_WISHES)) }),
});

/** Cart and wishlist of an account, synchronised between its devices. Below `/api/account/choices`. */
export function accountChoicesRoutes({ db, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", access.signedIn, async (c) => {
    const { id } = c.var.user;
    return c.json({ owner: ownerWord(id), ...(await storedChoices(db, id)) });
  });

  // A conflict is a normal response, not an error: the browser merges the other device's state and retries.
  routes.post("/", access.signedIn, jsonBody(choicesWrite), async (c) => {
    const { user, body } = c.var;
    const owner = ownerWord(user.id);
    if (body.owner === owner && (await storeChoices(db, user.id, body, now())))
      return c.json({ isKept: true, owner, version: body.version + 1 });
    return c.json({ isKept: false, owner, ...(await storedChoices(db, user.id)) });
  });

  return routes;
}
