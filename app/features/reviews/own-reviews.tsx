import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Stars } from "~/platform/ui/stars.tsx";
import { QueryView } from "../account/query-view.tsx";
import { RemovableList } from "../account/removable-list.tsx";
import { useAccountQuery } from "../account/use-account-query.ts";
import { productPath } from "../catalogue/addresses.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { useProducts } from "../catalogue/use-products.ts";
import { DeleteReview } from "./delete-review.tsx";
import type { OwnReview } from "./review.ts";

/** The account page with a customer's own reviews. */
export function OwnReviews() {
  const { t } = useTranslation("account");
  const { query, reload } = useAccountQuery<{ reviews: OwnReview[] }>("/api/account/reviews");
  return (
    <QueryView query={query} onRetry={reload}>
      {({ reviews }) =>
        reviews.length === 0 ? (
          <>
            <p className="mb-6 max-w-xl text-muted">
              {t(
                "You have not written a review yet. To write one, open a product you bought here and go to its reviews.",
              )}
            </p>
            <ButtonLink to="/my-account/orders">{t("Your orders")}</ButtonLink>
          </>
        ) : (
          <RemovableList className="max-w-2xl">
            {reviews.map((review) => (
              <OwnRow key={review.id} review={review} onDelete={reload} />
            ))}
          </RemovableList>
        )
      }
    </QueryView>
  );
}

function OwnRow({ review, onDelete }: { review: OwnReview; onDelete: () => void }) {
  const { t } = useTranslation("account");
  const { productId, rating, title, body } = review;
  const product = useProducts([productId])?.byId(productId);
  const name = product?.name ?? t("A product");
  return (
    <li className="py-5">
      <p className="mb-2 flex flex-wrap items-center gap-3">
        <Link to={productPath({ id: productId })} className="font-medium underline-offset-4 hover:underline">
          {product ? <ProductName of={product} /> : name}
        </Link>
        <Stars rating={rating} />
      </p>
      <p dir="auto" className="font-medium">
        {title}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line">
        {body}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <Link
          to={`${productPath({ id: productId })}#reviews`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t("Edit")}
        </Link>
        <DeleteReview
          productId={productId}
          name={t("Delete the review of {{name}}", { name })}
          className="px-0! font-normal! text-sm!"
          onDone={onDelete}
        />
      </div>
    </li>
  );
}
