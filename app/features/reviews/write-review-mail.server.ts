import type { Database } from "../../../db/tables.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { contextFor, type MailDraft, type MailHandlerDeps } from "../letters/mail-handler.server.ts";
import type { ReviewMailJob } from "./queue-review-mail.server.ts";
import { picturesNotice } from "./review-mails.ts";

type Deps = MailHandlerDeps & { db: Database; catalogue: Pick<Catalogue, "products"> };

/** Writes the letter that shows the owner the pictures of a review; undefined if none is waiting any more. */
export async function writeReviewMail(
  deps: Deps,
  { template, reviewId }: ReviewMailJob,
): Promise<MailDraft | undefined> {
  const { db, shop, catalogue } = deps;
  const review = await db.selectFrom("reviews").selectAll().where("id", "=", reviewId).executeTakeFirst();
  const pictures = await db
    .selectFrom("review_pictures")
    .select(["id", "data"])
    .where("review_id", "=", reviewId)
    .where("released_at", "is", null)
    .orderBy("id")
    .execute();
  if (!review || pictures.length === 0) return undefined;
  const language = shop.fallbackLanguage;
  const id = review.product_id;
  const name = (await catalogue.products([id])).byId(id)?.name ?? id;
  const page = picturesNotice({ review, product: { id, name }, pictures }, contextFor(deps, language));
  return { template, to: shop.mail.owner, language, page };
}
