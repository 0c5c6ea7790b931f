import type { ProductSummary } from "~/features/catalogue/product.ts";
import { type Action, PanelLink } from "./panel-link.tsx";
import { ShowPicture } from "./show-picture.tsx";

type Captioned = { product: ProductSummary | undefined; title: string; action: Action };

/** Three pictures in a row, captioned below; on phones the captions are beside them. */
export function CaptionedPictures({ pictures }: { pictures: readonly Captioned[] }) {
  return (
    <section className="wrap py-8 md:py-12">
      <ul className="grid gap-5 sm:grid-cols-3">
        {pictures.map(({ product, title, action }) => (
          <li
            key={title}
            className="group relative flex items-center gap-5 sm:flex-col-reverse sm:items-start sm:justify-end"
          >
            <div className="flex-1 sm:flex-none">
              <h2 className="text-3xl md:text-4xl">{title}</h2>
              <PanelLink {...action} look="arrow" className="mt-1 after:absolute after:inset-0 after:z-10" />
            </div>
            <div className="w-[46%] overflow-hidden rounded-base sm:w-full">
              <ShowPicture
                product={product}
                sizes="(min-width: 40rem) 33vw, 44vw"
                className="aspect-4/5 w-full transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
