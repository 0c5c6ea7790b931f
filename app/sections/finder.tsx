import { useState } from "react";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type FinderQuestion = {
  name: string;
  /** Each answer filters the products with `fits`. A `swatch` class makes it a colour dot instead of a word. */
  answers: readonly { name: string; fits: (product: ProductSummary) => boolean; swatch?: string }[];
};

type FinderProps = {
  title: string;
  text?: string;
  questions: readonly FinderQuestion[];
  products: readonly ProductSummary[];
  tone?: Tone;
  columns?: 2 | 3 | 4;
};

const answer =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-button border border-current/30 px-4 text-[0.9375rem] font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-disabled:opacity-40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2";

/** Questions whose answers filter the products in place; answers that would leave no product are disabled. */
export function Finder({ title, text, questions, products, tone = "ground", columns = 4 }: FinderProps) {
  const { t } = useTranslation("homes");
  const [given, setGiven] = useState<readonly (number | undefined)[]>(() => questions.map(() => undefined));
  const passes = (product: ProductSummary, answers: readonly (number | undefined)[]) =>
    questions.every(({ answers: list }, i) => {
      const at = answers[i];
      return at === undefined || list[at]?.fits(product);
    });
  const found = products.filter((product) => passes(product, given));
  const give = (question: number, at: number | undefined) => given.map((old, i) => (i === question ? at : old));

  return (
    <section className={toneClasses[tone]}>
      <div className="wrap py-12 md:py-16">
        <h2 className="max-w-2xl text-3xl md:text-5xl">{title}</h2>
        {text && <p className="mt-3 max-w-xl">{text}</p>}
        <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-3">
          {questions.map(({ name, answers }, question) => (
            <fieldset key={name}>
              <legend className="mb-2 font-medium">{name}</legend>
              <div className="flex flex-wrap gap-2">
                {[{ name: t("Any"), fits: () => true, swatch: undefined }, ...answers].map((one, i) => {
                  const at = i === 0 ? undefined : i - 1;
                  const isPossible = products.some((product) => passes(product, give(question, at)));
                  return (
                    <label key={one.name} className={answer}>
                      <input
                        type="radio"
                        autoComplete="off"
                        className="sr-only"
                        name={name}
                        checked={given[question] === at}
                        disabled={!isPossible}
                        onChange={() => setGiven(give(question, at))}
                      />
                      {one.swatch && (
                        <span aria-hidden className={`size-5 rounded-full border border-current/40 ${one.swatch}`} />
                      )}
                      {one.name}
                    </label>
                  );
                })}
              </div>
            </fieldset>
          ))}
        </div>
        <p role="status" className="mt-8 mb-4 font-medium">
          {t("{{count}} products", { count: found.length })}
        </p>
        <div className="min-h-96">
          <ProductGrid products={found} columns={columns} />
        </div>
      </div>
    </section>
  );
}
