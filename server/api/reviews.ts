import { type Context, Hono } from "hono";
import { z } from "zod/mini";
import { listOwnReviews, listReviews } from "../../app/features/reviews/list-reviews.server.ts";
import {
  MAX_SEARCH,
  type OwnReview,
  type ReviewQuery,
  type ReviewSort,
  reviewSchema,
  reviewSorts,
} from "../../app/features/reviews/review.ts";
import { readPicture } from "../../app/features/reviews/review-pictures.server.ts";
import {
  deleteReview,
  hasBought,
  voteForReview,
  votesOf,
  writeReview,
} from "../../app/features/reviews/reviews.server.ts";
import type { AccountAccess } from "./account-access.ts";
import { NOT_UNDERSTOOD, refuse } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";

const MOST = 10_000;
const vote = z.object({ isHelpful: z.boolean() });

/**
 * `GET /?product=1&sort=newest&offset=0&stars=4&words=warm&language=de`: a product's customer reviews, the same for every
 * shopper. `GET /pictures/:id`: a released picture. `POST /:id/helpful`: a customer found a review helpful, or no longer does.
 */
export function reviewRoutes({ db, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();
  routes.get("/", async (c) => c.json(await listReviews(db, queryOf(c))));
  routes.get("/pictures/:id", async (c) => answerPicture(c, await readPicture(db, c.req.param("id"))));
  routes.post("/:id/helpful", access.signedIn, jsonBody(vote), async (c) => {
    const { user, body } = c.var;
    const helpful = await voteForReview(db, { userId: user.id, reviewId: c.req.param("id"), ...body }, now());
    if (helpful !== undefined) return c.json({ helpful });
    return refuse(c, { status: 404, code: "unknown", message: "This review is no longer here, or it is yours." });
  });
  return routes;
}

function queryOf(c: Context): ReviewQuery {
  const sort: ReviewSort = reviewSorts.find((known) => known === c.req.query("sort")) ?? "newest";
  const whole = (name: string) => Math.trunc(Number(c.req.query(name) ?? 0)) || 0;
  const stars = whole("stars");
  const words = c.req.query("words")?.slice(0, MAX_SEARCH);
  const language = c.req.query("language")?.slice(0, 12);
  return {
    productId: (c.req.query("product") ?? "").slice(0, 40),
    sort,
    offset: Math.min(Math.max(whole("offset"), 0), MOST),
    ...(stars >= 1 && stars <= 5 && { stars }),
    ...(words && { words }),
    ...(language && { language }),
  };
}

/** Answers with the bytes of a picture; 404 without. */
export function answerPicture(c: Context, picture: Buffer<ArrayBuffer> | undefined): Response {
  if (!picture) return refuse(c, { status: 404, code: "unknown", message: NOT_UNDERSTOOD });
  // Not for long: what its author or the owner removes is gone from browsers within an hour.
  c.header("cache-control", "private, max-age=3600");
  return c.body(picture, 200, { "content-type": "image/webp" });
}

/** A customer's own reviews, below `/api/account/reviews`. */
export function ownReviewRoutes({ db, catalogue, shop, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", access.signedIn, async (c) => c.json({ reviews: await listOwnReviews(db, c.var.user.id) }));

  routes.get("/:product", access.signedIn, async (c) => {
    const { user } = c.var;
    const productId = c.req.param("product");
    const review = reviewOn(productId, await listOwnReviews(db, user.id)) ?? null;
    const votes = await votesOf(db, { userId: user.id, productId });
    return c.json({ review, canWrite: review !== null || (await hasBought(db, user.id, productId)), votes });
  });

  routes.post("/:product", access.signedIn, jsonBody(reviewSchema), async (c) => {
    const { user, body } = c.var;
    const productId = c.req.param("product");
    if (!(await catalogue.products([productId])).byId(productId))
      return refuse(c, { status: 404, code: "unknown", message: "We could not find this product." });
    if (!reviewOn(productId, await listOwnReviews(db, user.id)) && !(await hasBought(db, user.id, productId))) {
      const message = "Only customers who bought this here, with the order in their account, can review it.";
      return refuse(c, { status: 403, code: "not-bought", message });
    }
    const language = shop.languages.find((known) => known === body.language);
    await writeReview(db, { userId: user.id, productId }, { ...body, language: language ?? null }, now());
    return c.json({ ok: true }, 201);
  });

  routes.post("/:product/delete", access.signedIn, async (c) => {
    await deleteReview(db, { userId: c.var.user.id, productId: c.req.param("product") });
    return c.json({ ok: true });
  });

  return routes;
}

/** Returns the review of a product among a customer's own. */
export function reviewOn(productId: string, own: readonly OwnReview[]): OwnReview | undefined {
  return own.find((review) => review.productId === productId);
}
