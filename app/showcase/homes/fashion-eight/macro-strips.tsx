import type { ProductPicture, ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

/** `part` is the class of where in its picture the cloth is closest. */
type Strip = { cloth: string; product: ProductSummary; pictures: readonly ProductPicture[]; part: string };

type MacroStripsProps = { title: string; text: string; action: Action; strips: readonly Strip[] };

/** Cloths side by side, so close that the weave shows; the one pointed at widens. */
export function MacroStrips({ title, text, action, strips }: MacroStripsProps) {
  return (
    <section>
      <ul className="flex h-[min(34rem,56svh)] max-md:h-[44svh]">
        {strips.map(({ cloth, product, pictures, part }, i) => (
          <li
            key={product.id}
            className="relative min-w-0 flex-1 overflow-hidden transition-[flex-grow] duration-500 ease-out hover:grow-[1.8] motion-reduce:transition-none"
          >
            <Picture
              path={pictures.find(({ path }) => path.endsWith("-detail"))?.path ?? product.pictures[0]}
              alt=""
              sizes="(min-width: 48rem) 60vw, 90vw"
              isFirst={i === 0}
              className={`size-full scale-[1.9] ${part}`}
            />
            <span className="absolute start-0 bottom-0 bg-paper px-3 py-2 text-sm font-medium text-ink max-md:[writing-mode:vertical-rl] md:px-5 md:text-lg">
              {cloth}
            </span>
          </li>
        ))}
      </ul>
      <div className="wrap grid items-end gap-x-12 gap-y-5 pt-8 pb-6 md:grid-cols-[2fr_1fr] md:pt-10">
        <h1 className="text-5xl md:text-8xl">{title}</h1>
        <div>
          <p className="text-lg leading-snug text-muted">{text}</p>
          <PanelLink {...action} look="arrow" className="mt-2" />
        </div>
      </div>
    </section>
  );
}
