import { type Ref, useState } from "react";
import { z } from "zod/mini";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { TextArea } from "~/platform/ui/text-area.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountForm } from "../account/use-account-form.ts";
import { DeleteReview } from "./delete-review.tsx";
import { FitField } from "./fit-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { RatingField } from "./rating-field.tsx";
import { fits, MAX_REVIEW, type OwnReview, reviewSchema, shortName } from "./review.ts";
import { useChosenPictures } from "./use-chosen-pictures.ts";

type ReviewFormProps = {
  productId: string;
  hasFit: boolean;
  /** Name of the signed-in customer. */
  name: string;
  /** The existing review, if any. */
  written: OwnReview | undefined;
  /** Called when the review, or one of its pictures, is stored or gone. */
  onChange: () => void;
  onDone: () => void;
  onLeave: () => void;
  heading: Ref<HTMLHeadingElement>;
};

/** Form fields hold text, but a rating is a number, and no fit is none. */
const typedSchema = z.pipe(
  z.pipe(
    z.looseObject({ rating: z.string(), fit: z.string() }),
    z.transform(({ fit: typedFit, ...typed }) => {
      const fit = fits.find((known) => known === typedFit);
      return { ...typed, rating: Number(typed.rating), ...(fit && { fit }) };
    }),
  ),
  reviewSchema,
);

/** Form to write, edit or delete a review. */
export function ReviewForm(props: ReviewFormProps) {
  const { productId, hasFit, name, written, onChange, onDone, onLeave, heading } = props;
  const { t, i18n } = useTranslation("account");
  const pictures = useChosenPictures(productId, written?.pictures.length ?? 0);
  const [isUploading, setUploading] = useState(false);
  const form = useAccountForm({
    id: "review",
    schema: typedSchema,
    start: {
      rating: written ? String(written.rating) : "",
      author: written?.author ?? shortName(name),
      title: written?.title ?? "",
      body: written?.body ?? "",
      fit: written?.fit ?? "",
    },
    path: `/api/account/reviews/${productId}`,
    also: { language: i18n.language },
    onDone: () => void publish(),
  });
  async function publish(): Promise<void> {
    showToast({ kind: "success", message: "Review published", words: "account" });
    setUploading(true);
    const areAllSent = await pictures.upload();
    setUploading(false);
    if (areAllSent) onDone();
    else onChange();
  }
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
      <AccountForm
        form={{ ...form, isSending: form.isSending || isUploading }}
        action={t("Publish review")}
        label={title}
        aside={aside}
      >
        <RatingField {...form.field("rating")} onChoose={(rating) => form.change({ rating: String(rating) })} />
        <Field {...form.field("title")} label={t("Headline")} />
        <TextArea
          {...form.field("body")}
          rows={6}
          label={t("Your review")}
          hint={t("Up to {{most}} characters", { most: MAX_REVIEW })}
        />
        {hasFit && <FitField {...form.field("fit")} onChoose={(fit) => form.change({ fit })} />}
        <PictureField productId={productId} stored={written?.pictures ?? []} chosen={pictures} onChange={onChange} />
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
