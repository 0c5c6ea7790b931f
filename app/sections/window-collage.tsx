import { departmentPath, productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { titleOf } from "~/features/catalogue/department-names.ts";
import type { CardProduct } from "~/features/catalogue/product.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";

type WindowCollageProps = { title: string; lead: string; products: readonly CardProduct[] };

const places = ["col-span-2 row-span-2 md:col-span-2 md:row-span-2", "", "", "max-md:hidden", "max-md:hidden"];

/** Five linked pictures, the first one large: one per department, or products if all are from the same department. */
export function WindowCollage({ title, lead, products }: WindowCollageProps) {
  const { t } = useTranslation();
  const isOfOne = products.every(({ category }) => category[0] === products[0]?.category[0]);
  return (
    <section className="wrap grid gap-x-10 gap-y-7 pt-6 pb-8 md:pt-10 lg:grid-cols-[minmax(18rem,26rem)_1fr]">
      <div className="flex flex-col justify-end lg:pb-2">
        <h1 className="text-[2.5rem] leading-[1.04] md:text-6xl xl:text-7xl">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-muted">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/shop-grid-standard" look="accent">
            {t("Browse everything")}
          </ButtonLink>
          <ButtonLink to="/shop-grid-standard?sort=newest" look="outline">
            {t("New in")}
          </ButtonLink>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:grid-rows-2">
        {products.map((product, i) => (
          <li key={product.id} className={places[i] ?? ""}>
            <Link
              to={isOfOne ? productPath(product) : departmentPath(product.category[0])}
              className="group relative block h-full overflow-hidden rounded-base bg-ground"
            >
              <Picture
                path={product.pictures[0]}
                alt=""
                sizes={i === 0 ? "(min-width: 64rem) 36vw, 94vw" : "(min-width: 64rem) 18vw, 46vw"}
                isFirst={i === 0}
                className="aspect-4/5 size-full transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none"
              />
              <span className="absolute start-2 bottom-2 rounded-base bg-surface px-2 py-1.5 text-sm xl:start-3 xl:bottom-3 xl:px-3 font-medium text-ink">
                {isOfOne ? <ProductName of={product} /> : t(titleOf(product.category[0]))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
