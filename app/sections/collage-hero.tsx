import { Link } from "react-router";
import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/ui/picture.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";
import { PriceChip } from "./price-chip.tsx";
import { type Tone, toneClasses } from "./tones.ts";

type CollageHeroProps = {
  title: string;
  text?: string;
  action: Action;
  second?: Action;
  products: readonly ProductSummary[];
  /** `table` lays covers in an overlapping row below the words, `bento` sets them in a grid around, `stairs` in rising columns beside. */
  look?: "table" | "bento" | "stairs";
  tone?: Tone;
};

const lists = {
  table:
    "flex justify-center -space-x-6 rtl:space-x-reverse md:-space-x-10 *:odd:translate-y-5 *:odd:-rotate-2 *:even:-translate-y-2 *:even:rotate-2",
  bento: "grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 *:first:col-span-2 *:first:row-span-2",
  stairs: "grid grid-cols-3 gap-3 md:gap-4 *:nth-[3n+1]:translate-y-10 *:nth-[3n+3]:-translate-y-10",
};

/** A hero made of several products at once, each a way to itself. */
export function CollageHero({
  title,
  text,
  action,
  second,
  products,
  look = "bento",
  tone = "paper",
}: CollageHeroProps) {
  const isBeside = look === "stairs";
  return (
    <section className={`overflow-hidden ${toneClasses[tone]}`}>
      <div className={`wrap grid gap-8 py-10 md:py-14 ${isBeside ? "items-center lg:grid-cols-2" : ""}`}>
        <div
          className={
            look === "table"
              ? "mx-auto max-w-3xl text-center"
              : isBeside
                ? "max-w-xl"
                : "flex flex-wrap items-end justify-between gap-6"
          }
        >
          <div className={isBeside || look === "table" ? "" : "max-w-3xl"}>
            <h1 className="text-[2.75rem] leading-(--display-leading) md:text-6xl xl:text-7xl">{title}</h1>
            {text && (
              <p className={`mt-4 text-lg leading-snug ${look === "table" ? "mx-auto max-w-lg" : "max-w-lg"}`}>
                {text}
              </p>
            )}
          </div>
          <div className={`mt-6 flex flex-wrap gap-3 ${look === "table" ? "justify-center" : ""}`}>
            <PanelLink {...action} />
            {second && <PanelLink {...second} look="underlined" className="px-3" />}
          </div>
        </div>
        <ul className={`${lists[look]} ${isBeside ? "py-10" : look === "table" ? "pt-2 pb-8" : ""}`}>
          {products.map((product, i) => (
            <li
              key={product.id}
              className={look === "table" ? `w-36 shrink-0 md:w-60 ${i > 2 ? "max-md:hidden" : ""}` : "relative"}
            >
              <Link
                to={productPath(product)}
                prefetch="intent"
                aria-label={product.name}
                className="group block h-full overflow-hidden rounded-base shadow-float"
              >
                <Picture
                  path={product.pictures[0]}
                  alt={product.alt[0] ?? ""}
                  sizes={
                    look === "bento" && i === 0 ? "(min-width: 64rem) 46vw, 94vw" : "(min-width: 64rem) 18vw, 46vw"
                  }
                  isFirst={i === 0}
                  className="aspect-4/5 size-full transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none"
                />
              </Link>
              {look === "bento" && i === 0 && <PriceChip product={product} className="absolute start-4 bottom-4" />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
