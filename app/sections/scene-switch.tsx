import { useId, useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";
import { Segments } from "./segments.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type Scene = {
  name: string;
  title: string;
  text: string;
  action: Action;
  tone: Tone;
  /** Five: the first is tall, in the middle. */
  products: readonly ProductSummary[];
};

type SceneSwitchProps = { title: string; scenes: readonly Scene[] };

/** Switchable scenes: background, text and a wall of five products with their live prices. */
export function SceneSwitch({ title, scenes }: SceneSwitchProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const scene = scenes[chosen];
  if (!scene) return null;
  return (
    <section className={`transition-colors duration-500 motion-reduce:transition-none ${toneClasses[scene.tone]}`}>
      <div className="wrap py-10 md:py-16">
        <h2 className="sr-only">{title}</h2>
        <Segments
          id={id}
          look="pills"
          names={scenes.map(({ name }) => name)}
          chosen={chosen}
          onChoose={setChosen}
          className="rounded-button bg-surface p-2 text-ink *:flex-1 *:border-transparent md:*:min-h-16 md:*:text-2xl"
        />
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${chosen}`}
          className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5 lg:grid-cols-5 lg:grid-rows-2"
        >
          <div className="col-span-2 flex flex-col justify-center py-4 md:col-span-4 lg:col-span-1 lg:row-span-2 lg:py-0 lg:pe-2">
            <h3 className="text-4xl md:text-5xl">{scene.title}</h3>
            <p className="mt-4 text-lg leading-snug">{scene.text}</p>
            <PanelLink {...scene.action} className="mt-6 self-start" />
          </div>
          {scene.products.map((product, i) => (
            <ScenePiece key={product.id} product={product} isTall={i === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

function ScenePiece({ product, isTall }: { product: ProductSummary; isTall: boolean }) {
  return (
    <Link
      to={productPath(product)}
      className={`group flex flex-col overflow-hidden rounded-base bg-surface text-ink ${isTall ? "col-span-2 md:row-span-2" : ""}`}
    >
      <div className="relative flex-1 overflow-hidden">
        <Picture
          path={product.pictures[0]}
          alt=""
          sizes={isTall ? "(min-width: 64rem) 32rem, (min-width: 48rem) 46vw, 94vw" : "(min-width: 48rem) 16rem, 46vw"}
          className={`aspect-4/5 size-full transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none ${isTall ? "md:absolute md:inset-0 md:aspect-auto" : ""}`}
        />
      </div>
      <div className="px-4 py-2.5 text-sm leading-snug">
        <ProductName of={product} />
        <PriceTag product={product} />
      </div>
    </Link>
  );
}
