import type { Ref } from "react";
import { z } from "zod/mini";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextArea } from "~/ui/text-area.tsx";
import { showToast } from "~/ui/toast.store.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountForm } from "../account/use-account-form.ts";
import { DeleteReview } from "./delete-review.tsx";
import { RatingField } from "./rating-field.tsx";
import { MAX_REVIEW, type OwnReview, reviewSchema, shortName } from "./review.ts";

type ReviewFormProps = {
  productId: string;
  /** Name of the signed-in customer. */
  name: string;
  /** The existing review, if any. */
  written: OwnReview | undefined;
  onDone: () => void;
  onLeave: () => void;
  heading: Ref<HTMLHeadingElement>;
};

/** Form fields hold text, but a rating is a number. */
const typedSchema = z.pipe(
  z.pipe(
    z.looseObject({ rating: z.string() }),
    z.transform((typed) => ({ ...typed, rating: Number(typed.rating) })),
  ),
  reviewSchema,
);

/** Form to write, edit or delete a review. */
export function ReviewForm({ productId, name, written, onDone, onLeave, heading }: ReviewFormProps) {
  const { t } = useTranslation("account");
  const form = useAccountForm({
    id: "review",
    schema: typedSchema,
    start: {
      rating: written ? String(written.rating) : "",
      author: written?.author ?? shortName(name),
      title: written?.title ?? "",
      body: written?.body ?? "",
    },
    path: `/api/account/reviews/${productId}`,
    onDone: () => {
      showToast({ kind: "success", message: "Review published", words: "account" });
      onDone();
    },
  });
  const aside = (
    <>
      <Button look="quiet" onClick={onLeave}>
        {t("Cancel")}
      </Button>
      {written && <DeleteReview productId={productId} onDone={onDone} />}
    </>
  );
  const title = written ? t("Edit your review") : t("Write a review");
  return (
    <section aria-label={title} className="max-w-2xl rounded-base bg-ground/60 p-6">
      <h3 ref={heading} tabIndex={-1} className="mb-5 scroll-mt-28 text-2xl outline-none">
        {title}
      </h3>
      <AccountForm form={form} action={t("Publish review")} label={title} aside={aside}>
        <RatingField {...form.field("rating")} onChoose={(rating) => form.change("rating", String(rating))} />
        <Field {...form.field("title")} label={t("Headline")} />
        <TextArea
          {...form.field("body")}
          rows={6}
          label={t("Your review")}
          hint={t("Up to {{most}} characters", { most: MAX_REVIEW })}
        />
        <Field
          {...form.field("author")}
          label={t("Display name")}
          hint={t("Everyone can see it. Your e-mail address is never shown.")}
          autoComplete="nickname"
        />
      </AccountForm>
    </section>
  );
}
