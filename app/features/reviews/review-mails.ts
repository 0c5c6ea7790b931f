import { productPath } from "../catalogue/addresses.ts";
import type { MailContext } from "../letters/mail-context.ts";
import { type MailPage, text } from "../letters/mail-page.ts";

export type WaitingPictures = {
  review: { id: string; author: string; title: string };
  product: { id: string; name: string };
  /** By id, which names their files. */
  pictures: readonly { id: string; data: string }[];
};

/** Shows the owner the pictures of a review, and says how to release them. */
export function picturesNotice({ review, product, pictures }: WaitingPictures, { t, baseUrl }: MailContext): MailPage {
  const { id, author, title } = review;
  const { name } = product;
  return {
    subject: t("Pictures of a review of {{name}} wait for you", { name }),
    blocks: [
      text(t("{{author}} added pictures to the review “{{title}}”. Nobody sees them yet.", { author, title })),
      text(
        t(
          "They are attached. Where a mail service attaches nothing, this writes them into a folder: npm run reviews -- pictures waiting",
        ),
      ),
      text(t("To show them to everyone: npm run reviews -- release {{id}}", { id })),
      text(t("To remove one, by the name of its file: npm run reviews -- remove {{id}}", { id: pictures[0]?.id })),
      { kind: "link", label: t("See {{name}}", { name }), url: baseUrl + productPath(product) },
    ],
    files: pictures.map(({ id, data }) => ({ name: `${id}.webp`, url: `data:image/webp;base64,${data}` })),
  };
}
