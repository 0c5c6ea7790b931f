import type { Database } from "../../../db/tables.ts";
import { productPath } from "../catalogue/addresses.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { contextFor, type MailDraft, type MailHandlerDeps } from "../mail/mail-handler.server.ts";
import { type MailFile, text } from "../mail/mail-page.ts";
import type { ReviewMailJob } from "./queue-review-mail.server.ts";

type Deps = MailHandlerDeps & { db: Database; catalogue: Pick<Catalogue, "products"> };

/** Writes the letter that shows the owner the pictures of a review; undefined if none is waiting any more. */
export async function writeReviewMail(
  deps: Deps,
  { template, reviewId }: ReviewMailJob,
): Promise<MailDraft | undefined> {
  const { db, shop, catalogue } = deps;
  const review = await db.selectFrom("reviews").selectAll().where("id", "=", reviewId).executeTakeFirst();
  const waiting = await db
    .selectFrom("review_pictures")
    .select(["id", "data"])
    .where("review_id", "=", reviewId)
    .where("released_at", "is", null)
    .orderBy("id")
    .execute();
  if (!review || waiting.length === 0) return undefined;
  const language = shop.fallbackLanguage;
  const context = contextFor(deps, language);
  const { t, baseUrl } = context;
  const { product_id: id, author, title } = review;
  const name = (await catalogue.products([id])).byId(id)?.name ?? id;
  const files = waiting.map(
    ({ id, data }): MailFile => ({ name: `${id}.webp`, url: `data:image/webp;base64,${data}` }),
  );
  const page = {
    subject: t("Pictures of a review of {{name}} wait for you", { name }),
    blocks: [
      text(
        t("{{author}} added pictures to the review “{{title}}”. They are enclosed, and nobody sees them yet.", {
          author,
          title,
        }),
      ),
      text(t("To show them: npm run reviews -- release {{id}}", { id: reviewId })),
      text(t("To remove one, by its name: npm run reviews -- remove {{id}}", { id: waiting[0]?.id })),
      { kind: "link" as const, label: t("See {{name}}", { name }), url: baseUrl + productPath({ id }) },
    ],
    files,
  };
  return { template, to: shop.mail.owner, language, page };
}
