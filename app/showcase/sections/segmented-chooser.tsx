import { useId, useState } from "react";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductCard } from "~/features/product/product-card.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";
import { PriceChip } from "./price-chip.tsx";
import { Segments } from "./segments.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type Segment = Shown & {
  name: string;
  title: string;
  text: string;
  action: Action;
  /** Cards beside the large picture. */
  products: readonly ProductSummary[];
};

type SegmentedChooserProps = { title?: string; segments: readonly Segment[]; look?: "pills" | "large"; tone?: Tone };

/** Fades the picture into the panel only where it is empty. */
const fade =
  "max-md:[mask-image:linear-gradient(to_bottom,black_82%,transparent)] md:[mask-image:linear-gradient(to_right,transparent,black_14%)] md:rtl:[mask-image:linear-gradient(to_left,transparent,black_14%)]";

/** Scenes switched by tabs: a large picture with its text, and the products that belong to it. */
export function SegmentedChooser({ title, segments, look = "pills", tone = "stage" }: SegmentedChooserProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const segment = segments[chosen];
  if (!segment) return null;
  return (
    <section className="wrap py-10 md:py-16">
      {title && <h2 className="mb-6 text-3xl md:text-5xl">{title}</h2>}
      <Segments
        id={id}
        look={look}
        names={segments.map(({ name }) => name)}
        chosen={chosen}
        onChoose={setChosen}
        className="mb-7"
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        className="grid gap-6 lg:grid-cols-[1fr_1.25fr]"
      >
        <div
          className={`relative min-h-[38rem] overflow-hidden rounded-base md:min-h-[33rem] lg:min-h-[26rem] ${toneClasses[tone]}`}
        >
          <ShowPicture
            product={segment.product}
            scene={segment.scene}
            sizes="(min-width: 64rem) 50vw, 94vw"
            className={`absolute inset-x-0 top-0 h-[66%] w-full bg-transparent! md:inset-y-0 md:start-auto md:end-0 md:h-full md:w-[62%] ${fade}`}
          />
          <div className="relative flex h-full flex-col items-start justify-end p-6 md:p-10">
            <h3 className="max-w-80 text-3xl md:max-w-52 md:text-4xl xl:max-w-60">{segment.title}</h3>
            <p className="mt-3 max-w-72 leading-snug md:max-w-52">{segment.text}</p>
            <div className="mt-6 flex flex-wrap items-center gap-3">
              <PanelLink {...segment.action} />
              {segment.product && <PriceChip product={segment.product} className="md:absolute md:end-8 md:bottom-8" />}
            </div>
          </div>
        </div>
        <ul className="grid grid-cols-2 gap-4 self-start md:gap-6">
          {segment.products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
