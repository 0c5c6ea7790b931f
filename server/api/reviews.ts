import { Hono } from "hono";
import { type ReviewSort, reviewSchema, reviewSorts } from "../../app/features/reviews/review.ts";
import {
  deleteReview,
  hasBought,
  listOwnReviews,
  listReviews,
  writeReview,
} from "../../app/features/reviews/reviews.server.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuse } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";

const MOST = 10_000;

/** `GET /?product=1&sort=newest&offset=0`: a product's customer reviews, the same for every shopper. */
export function reviewRoutes({ db }: Deps): Hono {
  return new Hono().get("/", async (c) => {
    const sort: ReviewSort = reviewSorts.find((known) => known === c.req.query("sort")) ?? "newest";
    const requested = Math.trunc(Number(c.req.query("offset") ?? 0)) || 0;
    const offset = Math.min(Math.max(requested, 0), MOST);
    return c.json(await listReviews(db, { productId: (c.req.query("product") ?? "").slice(0, 40), sort, offset }));
  });
}

/** A customer's own reviews, below `/api/account/reviews`. */
export function ownReviewRoutes({ db, catalogue, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", access.signedIn, async (c) => c.json({ reviews: await listOwnReviews(db, c.var.user.id) }));

  routes.get("/:product", access.signedIn, async (c) => {
    const { user } = c.var;
    const productId = c.req.param("product");
    const review = (await listOwnReviews(db, user.id)).find((own) => own.productId === productId) ?? null;
    return c.json({ review, canWrite: review !== null || (await hasBought(db, user.id, productId)) });
  });

  routes.post("/:product", access.signedIn, jsonBody(reviewSchema), async (c) => {
    const { user, body } = c.var;
    const productId = c.req.param("product");
    if (!(await catalogue.products([productId])).byId(productId))
      return refuse(c, { status: 404, code: "unknown", message: "We could not find this product." });
    const own = await listOwnReviews(db, user.id);
    if (!own.some((review) => review.productId === productId) && !(await hasBought(db, user.id, productId))) {
      const message = "Only customers who bought this here, with the order in their account, can review it.";
      return refuse(c, { status: 403, code: "not-bought", message });
    }
    await writeReview(db, { userId: user.id, productId }, body, now());
    return c.json({ ok: true }, 201);
  });

  routes.post("/:product/delete", access.signedIn, async (c) => {
    const { user } = c.var;
    await deleteReview(db, user.id, c.req.param("product"));
    return c.json({ ok: true });
  });

  return routes;
}
