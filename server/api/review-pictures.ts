import { Hono } from "hono";
import { listOwnReviews } from "../../app/features/reviews/list-reviews.server.ts";
import { makePicture, type PictureFault } from "../../app/features/reviews/make-picture.server.ts";
import { MAX_PICTURES } from "../../app/features/reviews/review.ts";
import { addPicture, deletePicture, readPicture } from "../../app/features/reviews/review-pictures.server.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuse, tooMany } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { answerPicture, reviewOn } from "./reviews.ts";
import { createSharedLimits, limits } from "./shared-limit.ts";

/** Where pictures are sent to: the only address that takes more than `MAX_BODY`. */
export const pictureUpload = /^\/api\/account\/reviews\/[^/]+\/pictures$/;

/**
 * Pictures of a customer's own reviews, below `/api/account/reviews`. `POST /:product/pictures`: one picture, as the bytes
 * of its file; the body is read only for customers who may add one.
 */
export function reviewPictureRoutes(deps: Deps, access: AccountAccess): Hono {
  const { db, now } = deps;
  const limited = createSharedLimits(deps);
  const inTurn = oneAtATime();
  const routes = new Hono();

  routes.post("/:product/pictures", access.signedIn, async (c) => {
    const { user } = c.var;
    const review = reviewOn(c.req.param("product"), await listOwnReviews(db, user.id));
    if (!review)
      return refuse(c, { status: 404, code: "unknown", message: "Please publish your review before its pictures." });
    if (review.pictures.length >= MAX_PICTURES) return refuse(c, tooManyPictures);
    const wait = await limited.count([limits.pictures, user.id]);
    if (wait > 0) return tooMany(c, wait);
    const sent = Buffer.from(await c.req.arrayBuffer());
    // One at a time: each takes the memory of its pixels and, for a moment, a processor.
    const made = await inTurn("picture", () => makePicture(sent));
    if (!made.ok) return refuse(c, { status: 422, code: made.code, message: faults[made.code] });
    const id = await addPicture(db, review.id, made.picture, now());
    return id ? c.json({ id }, 201) : refuse(c, tooManyPictures);
  });

  routes.get("/:product/pictures/:id", access.signedIn, async (c) =>
    answerPicture(c, await readPicture(db, c.req.param("id"), c.var.user.id)),
  );

  routes.post("/:product/pictures/:id/delete", access.signedIn, async (c) => {
    await deletePicture(db, c.req.param("id"), c.var.user.id);
    return c.json({ ok: true });
  });

  return routes;
}

const faults: Readonly<Record<PictureFault, string>> = {
  "not-a-picture": "This is not a picture that we can read. Please choose a JPEG, PNG, WebP or AVIF file.",
  "too-many-pixels": "This picture has more than 64 megapixels. Please choose a smaller one.",
  "damaged-picture": "This picture is damaged, so we could not take it. Please choose another one.",
};

const tooManyPictures = {
  status: 409,
  code: "too-many-pictures",
  message: "A review can have four pictures. Remove one to add another.",
} as const;
