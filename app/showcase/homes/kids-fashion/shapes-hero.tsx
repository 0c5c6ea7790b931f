import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type ShapesHeroProps = {
  title: string;
  text: string;
  action: Action;
  second: Action;
  /** Three, each in its own shape. */
  products: readonly ProductSummary[];
};

const shapes = [
  {
    place: "col-span-4 lg:mt-16",
    cut: "aspect-square rounded-[58%_42%_38%_62%/52%_60%_40%_48%]",
    back: "-inset-3 bg-deep rotate-12 rounded-[40%_60%_55%_45%/60%_45%_55%_40%]",
  },
  {
    place: "col-span-3 mt-6 lg:-mt-2",
    cut: "aspect-4/5 rounded-[50%_50%_2rem_2rem]",
    back: "-inset-x-3 -top-3 bottom-1/3 bg-accent rounded-full",
  },
  {
    place: "col-span-5 col-start-2 -mt-2 lg:col-start-3 lg:-mt-20",
    cut: "aspect-square rounded-full",
    back: "-inset-x-4 top-1/3 -bottom-4 bg-paper rounded-full",
  },
];

/** Three products cropped as a pebble, an arch and a ball, on brightly coloured shapes; each links to its product. */
export function ShapesHero({ title, text, action, second, products }: ShapesHeroProps) {
  return (
    <section className="relative overflow-hidden rounded-b-[3rem] bg-ground text-ink md:rounded-b-[6rem]">
      <span
        aria-hidden
        className="absolute -start-24 -bottom-32 size-72 rounded-full bg-(--sky,var(--paper)) lg:size-[26rem]"
      />
      <div className="wrap relative grid items-center gap-10 py-10 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:py-12">
        <div className="relative">
          <h1 className="text-[3.25rem] leading-[0.98] md:text-7xl xl:text-[5.5rem]">{title}</h1>
          <p className="mt-5 max-w-md text-xl leading-snug">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <PanelLink {...action} className="border-accent bg-accent text-accent-ink hover:bg-accent/90" />
            <PanelLink {...second} look="filled" />
          </div>
        </div>
        <ul className="grid grid-cols-7 gap-x-7 gap-y-6 px-3 pb-6">
          {products.map((product, i) => (
            <li key={product.id} className={`relative ${shapes[i]?.place}`}>
              <span aria-hidden className={`absolute ${shapes[i]?.back}`} />
              <Link to={productPath(product)} className="group relative block">
                <Picture
                  path={product.pictures[0]}
                  alt=""
                  sizes="(min-width: 64rem) 26rem, 60vw"
                  isFirst={i === 0}
                  className={`w-full object-[50%_46%] ${shapes[i]?.cut}`}
                />
                <div className="relative -mx-3 -mt-6 flex justify-center">
                  <div className="max-w-40 rounded-base bg-surface px-4 py-1.5 text-center text-sm leading-snug font-semibold group-hover:underline">
                    <ProductName of={product} />
                    <PriceTag product={product} />
                  </div>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
