import { X } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { Button, ButtonLink, IconButton } from "~/platform/ui/button.tsx";
import { EarlyLines, type LineLook } from "~/platform/ui/early-lines.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { Icon } from "~/platform/ui/icon.tsx";
import { ShareButton } from "~/platform/ui/share-button.tsx";
import { textButton } from "~/platform/ui/text-button.ts";
import { UndoNote } from "~/platform/ui/undo-note.tsx";
import { useFocusAfterFirst } from "~/platform/ui/use-focus-after-first.ts";
import { useRemoval } from "~/platform/ui/use-removal.ts";
import { UntilKnown, WhenEmpty } from "~/platform/ui/when-empty.tsx";
import { pick } from "../catalogue/catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { useRemoveDiscontinued } from "../catalogue/use-remove-discontinued.ts";
import { useCompare } from "./compare.store.ts";
import { COMPARE_LIMIT } from "./compare.ts";
import { pictureSizes } from "./compare-table.tsx";
import { Comparison, type OfferParts } from "./comparison.tsx";
import { addManyToCompare, clearCompare, forgetCompared, removeFromCompare } from "./edit-comparison.ts";
import { writeSharedIds } from "./shared-ids.ts";

/** A product's column without its table (`compare-table.tsx`); phones show two. */
const column: LineLook = {
  row: "flex min-w-0 grow-160 basis-0 flex-col-reverse sm:min-w-40 max-sm:nth-[n+3]:hidden",
  name: "mb-4 border-b border-line py-5 ps-3 pe-13 text-[0.9375rem] leading-snug font-medium hyphens-auto",
  picture: "mx-3 aspect-4/5 w-[calc(100%-1.5rem)] max-w-56 rounded-base",
  sizes: pictureSizes,
};
const columns =
  "mt-44 flex -mx-[clamp(min(1rem,5vw),4vw,3rem)] overflow-hidden before:shrink-0 before:basis-[calc(clamp(min(1rem,5vw),4vw,3rem)-0.75rem)] max-sm:not-has-[li:nth-child(3)]:mt-29 sm:mt-18 sm:before:grow-160 sm:before:basis-0 md:before:grow-176 xl:mx-0 xl:before:grow-0 xl:before:basis-40";

type OwnComparisonProps = { offer: OfferParts; empty: ReactNode };

/** The shopper's own comparison; until it is restored at most what an empty one shows. */
export function OwnComparison({ offer, empty }: OwnComparisonProps) {
  const { t } = useTranslation();
  const isRestored = useIsRestored();
  const ids = useCompare((state) => state.compareItems).map(({ _id }) => _id);
  const undo = <UndoNote removal={useRemoval("compare", ids)} />;
  const found = useProducts(ids);
  useRemoveDiscontinued(found, ids, forgetCompared);
  const products = found && pick(found, ids);
  useFocusAfterFirst(products && products.length === 0);
  const isPending = !isRestored || (ids.length > 0 && !products);
  if (isPending || !products || products.length === 0)
    return (
      <>
        {!isPending && undo}
        {ids.length === 0 && <WhenEmpty isKnown={isRestored}>{empty}</WhenEmpty>}
        {isPending && (
          <UntilKnown>
            <EarlyLines of="compare" look={column} className={columns} />
          </UntilKnown>
        )}
      </>
    );
  return (
    <Comparison
      {...{ products, offer }}
      corner={(product) => (
        <IconButton
          label={t("Remove {{name}} from comparison", { name: product.name })}
          className="-me-2 shrink-0"
          onClick={() => removeFromCompare(product)}
        >
          <Icon of={X} size={18} strokeWidth={1.6} />
        </IconButton>
      )}
    >
      <p className="text-sm text-muted">
        {t("{{count}} of {{most}} products", { count: products.length, most: COMPARE_LIMIT })}
      </p>
      <ShareButton
        path={writeSharedIds(
          "/compare",
          products.map((p) => p.id),
        )}
        label={t("Share this comparison")}
        className={textButton}
      />
      <button
        type="button"
        className={textButton}
        onClick={() => {
          clearCompare();
          focusHeading();
        }}
      >
        {t("Clear the comparison")}
      </button>
      {undo}
    </Comparison>
  );
}

type SharedComparisonProps = {
  products: readonly ProductSummary[];
  offer: OfferParts;
};

/** A comparison shared by link; the shopper's own one stays as it is until they add these products. */
export function SharedComparison({ products, offer }: SharedComparisonProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mb-5 max-w-[41em] text-muted">
        {t("Somebody shared these products with you. Your own comparison is as you left it.")}
      </p>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={() => addManyToCompare(products.map((product) => product.id))}>
          {t("Add these to my comparison")}
        </Button>
        <ButtonLink to="/compare" look="outline">
          {t("See my own comparison")}
        </ButtonLink>
      </div>
      <Comparison {...{ products, offer }} />
    </>
  );
}
