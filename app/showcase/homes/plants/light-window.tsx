import { useState } from "react";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

export type WindowQuestion = {
  name: string;
  /** Each answer filters the products with `fits`. */
  answers: readonly { name: string; fits: (product: ProductSummary) => boolean }[];
};

type LightWindowProps = {
  title: string;
  text: string;
  /** A room with a window. */
  scene: Scene;
  /** The first asks for the light: its answers go from the most to the least. */
  questions: readonly WindowQuestion[];
  products: readonly ProductSummary[];
};

const answer =
  "inline-flex min-h-11 cursor-pointer items-center rounded-button border border-current/30 px-4 text-[0.9375rem] font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-disabled:opacity-40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2";

/** The window before an answer, and after each. */
const lights = ["", "brightness-115 saturate-110", "brightness-80 saturate-75", "brightness-35 saturate-50"];

/** A window that darkens with the answer to how light it is; further answers narrow the plants below it in place. */
export function LightWindow({ title, text, scene, questions, products }: LightWindowProps) {
  const { t } = useTranslation("homes");
  const [given, setGiven] = useState<readonly (number | undefined)[]>(() => questions.map(() => undefined));
  const passes = (product: ProductSummary, answers: readonly (number | undefined)[]) =>
    questions.every(({ answers: list }, i) => {
      const at = answers[i];
      return at === undefined || list[at]?.fits(product);
    });
  const found = products.filter((product) => passes(product, given));
  const give = (question: number, at: number | undefined) => given.map((old, i) => (i === question ? at : old));

  const foundWords = t("{{count}} products", { count: found.length });
  useAnnouncement(foundWords);
  const light = given[0] === undefined ? 0 : given[0] + 1;
  return (
    <section id="care" className="scroll-mt-16">
      <div className="wrap pt-8 pb-6 text-center md:pt-10">
        <h1 className="mx-auto max-w-4xl text-5xl md:text-7xl">{title}</h1>
        <p className="mx-auto mt-3 max-w-xl text-lg text-muted">{text}</p>
      </div>
      <ShowPicture
        scene={scene}
        sizes="100vw"
        isFirst
        className={`aspect-3/2 w-full transition-[filter] duration-700 motion-reduce:transition-none md:aspect-auto md:h-[min(34rem,48svh)] ${lights[light]}`}
      />
      <div className="wrap relative -mt-8 md:-mt-12">
        <div className="flex flex-wrap justify-center gap-x-10 gap-y-5 rounded-base bg-surface p-5 text-ink shadow-float md:mx-auto md:w-fit md:p-7">
          {questions.map(({ name, answers }, question) => (
            <fieldset key={name}>
              <legend className="mb-2 font-medium">{name}</legend>
              <div className="flex flex-wrap gap-2">
                {[{ name: t("Any"), fits: () => true }, ...answers].map((one, i) => {
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
                      {one.name}
                    </label>
                  );
                })}
              </div>
            </fieldset>
          ))}
        </div>
        <p className="mt-10 mb-4 font-medium">{foundWords}</p>
        <div className="min-h-96 pb-6">
          <ProductGrid products={found} />
        </div>
      </div>
    </section>
  );
}
