import { ChevronLeft, ChevronRight } from "lucide";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { sizeWord } from "~/features/catalogue/choice-words.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { dotOf } from "~/features/product/dot-colours.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { firstPick, type OutfitPick } from "./outfit-pick.ts";

type OutfitSlotProps = {
  name: string;
  products: readonly ProductSummary[];
  pick: OutfitPick;
  onPick: (pick: OutfitPick) => void;
};

const choice =
  "min-h-11 min-w-11 rounded-button border border-line px-2 text-sm font-medium uppercase has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 grid place-items-center";

/** One slot of an outfit: the piece in it, buttons to the next and previous, its colour and size. */
export function OutfitSlot({ name, products, pick, onPick }: OutfitSlotProps) {
  const { t } = useTranslation("homes");
  const { product, color, size } = pick;
  const at = products.findIndex(({ id }) => id === product.id);
  function move(step: number) {
    const next = products[(at + step + products.length) % products.length];
    if (next) onPick(firstPick(next));
  }
  const variation = product.variation?.find((v) => v.color === color);
  return (
    <fieldset className="rounded-base border border-line bg-surface p-4" aria-label={name}>
      <div className="relative overflow-hidden rounded-base">
        <Picture
          path={variation?.image ?? product.pictures[0]}
          alt={product.alt[0] ?? ""}
          sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 90vw"
          className="aspect-4/5 w-full"
        />
        <span className="absolute start-3 top-3 rounded-button bg-surface px-3 py-1 text-sm font-medium">{name}</span>
        {products.length > 1 && (
          <div className="absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:bg-surface">
            <IconButton label={t("{{name}}: previous", { name })} onClick={() => move(-1)}>
              <Icon of={ChevronLeft} size={20} className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={t("{{name}}: next", { name })} onClick={() => move(1)}>
              <Icon of={ChevronRight} size={20} className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        )}
      </div>
      <div className="mt-4 flex min-h-14 flex-wrap items-start justify-between gap-x-4">
        <Link to={productPath(product)} className="font-medium hover:underline">
          <ProductName of={product} />
        </Link>
        <PriceTag product={product} />
      </div>
      {product.variation && (
        <div className="mt-3 flex min-h-24 flex-wrap content-start gap-2">
          {product.variation.map((v) => (
            <label key={v.color} className={choice}>
              <input
                type="radio"
                autoComplete="off"
                className="sr-only"
                name={`${name}-colour`}
                checked={v.color === color}
                aria-label={t(v.color)}
                disabled={v.size.every((s) => s.stock === 0)}
                onChange={() => onPick({ ...firstPick({ ...product, variation: [v] }), product })}
              />
              <span aria-hidden className={`size-5 rounded-full border border-current/30 ${dotOf(v.color)}`} />
            </label>
          ))}
          <span className="w-full" />
          {variation?.size.map((s) => (
            <label key={s.name} className={`${choice} ${s.stock === 0 ? "line-through opacity-45" : ""}`}>
              <input
                type="radio"
                autoComplete="off"
                className="sr-only"
                name={`${name}-size`}
                checked={s.name === size}
                disabled={s.stock === 0}
                onChange={() => onPick({ ...pick, size: s.name })}
              />
              {sizeWord(t, s.name)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
