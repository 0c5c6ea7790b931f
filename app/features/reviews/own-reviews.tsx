import { useTranslation } from "~/i18n/use-translation.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Stars } from "~/ui/stars.tsx";
import { Asked } from "../account/asked.tsx";
import { KeptList } from "../account/kept-list.tsx";
import { SendFailure } from "../account/send-failure.tsx";
import { useAsked } from "../account/use-asked.ts";
import { useSend } from "../account/use-send.ts";
import { productPath } from "../catalogue/addresses.ts";
import { useProducts } from "../catalogue/use-products.ts";
import type { OwnReview } from "./review.ts";

/** The reviews that somebody wrote, in their account. */
export function OwnReviews() {
  const { t } = useTranslation("account");
  const { question, reload } = useAsked<{ reviews: OwnReview[] }>("/api/account/reviews");
  return (
    <Asked question={question} onRetry={reload}>
      {({ reviews }) =>
        reviews.length === 0 ? (
          <>
            <p className="mb-6 max-w-xl text-muted">
              {t(
                "You have written no review yet. On a product that you bought here, you find the form among its reviews.",
              )}
            </p>
            <ButtonLink to="/my-account/orders">{t("Your orders")}</ButtonLink>
          </>
        ) : (
          <KeptList className="max-w-2xl">
            {reviews.map((review) => (
              <OwnRow key={review.id} review={review} onDelete={reload} />
            ))}
          </KeptList>
        )
      }
    </Asked>
  );
}

function OwnRow({ review, onDelete }: { review: OwnReview; onDelete: () => void }) {
  const { t } = useTranslation("account");
  const { send, failure } = useSend();
  const { productId, rating, title, body } = review;
  const name = useProducts([productId])?.byId(productId)?.name ?? t("A product");
  const quiet = "inline-flex min-h-11 items-center underline underline-offset-4";
  return (
    <li className="py-5">
      <p className="mb-2 flex flex-wrap items-center gap-3">
        <Link to={productPath({ id: productId })} className="font-medium underline-offset-4 hover:underline">
          {name}
        </Link>
        <Stars rating={rating} />
      </p>
      <p dir="auto" className="font-medium">
        {title}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line">
        {body}
      </p>
      <p className="mt-2 flex gap-5 text-sm">
        <Link to={`${productPath({ id: productId })}#reviews`} className={quiet}>
          {t("Edit")}
        </Link>
        <button
          type="button"
          className={quiet}
          aria-label={t("Delete the review of {{name}}", { name })}
          onClick={() => void send(`/api/account/reviews/${productId}/delete`, {}, onDelete)}
        >
          {t("Delete")}
        </button>
      </p>
      <SendFailure failure={failure} />
    </li>
  );
}
