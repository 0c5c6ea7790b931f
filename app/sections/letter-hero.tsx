import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/ui/picture.tsx";

type LetterHeroProps = {
  date: string;
  title: string;
  text: string;
  /** They lie side by side, as on one table. */
  products: readonly ProductSummary[];
};

/** A still life across the page, and the head of a letter that lies on it; what follows on paper goes on as its sheet. */
export function LetterHero({ date, title, text, products }: LetterHeroProps) {
  return (
    <section className="bg-paper">
      <div className="flex justify-center">
        {products.map((product, i) => (
          <Picture
            key={product.id}
            path={product.pictures[0]}
            alt=""
            sizes="(min-width: 48rem) 25vw, 50vw"
            isFirst={i === 0}
            className={`aspect-4/5 min-w-0 flex-1 lg:max-h-[31rem] ${i > 1 ? "max-md:hidden" : ""}`}
          />
        ))}
      </div>
      <div className="relative mx-3 -mt-14 max-w-4xl bg-paper px-5 pt-12 text-center text-ink md:mx-auto md:-mt-16 md:px-20 md:pt-14">
        <p className="text-[0.9375rem] text-muted">{date}</p>
        <h1 className="mx-auto mt-4 max-w-[12ch] text-6xl leading-[0.95] md:text-8xl">{title}</h1>
        <p className="mx-auto mt-6 max-w-md pb-2 text-lg leading-snug">{text}</p>
      </div>
    </section>
  );
}
