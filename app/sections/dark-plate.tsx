import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/ui/picture.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";

type DarkPlateProps = {
  title: string;
  text: string;
  action: Action;
  second: Action;
  /** Four fabrics, each shown as a strip zoomed in until only the fabric is visible. */
  products: readonly ProductSummary[];
};

/** Full-width strips of fabric in low light, with white text on top. */
export function DarkPlate({ title, text, action, second, products }: DarkPlateProps) {
  return (
    <section className="relative overflow-hidden bg-deep text-deep-ink">
      <div className="absolute inset-0 flex opacity-85 grayscale" aria-hidden>
        {products.map((product, i) => (
          <div key={product.id} className={`h-full flex-1 overflow-hidden ${i > 1 ? "max-md:hidden" : ""}`}>
            <Picture
              path={product.pictures[0]}
              alt=""
              sizes="(min-width: 48rem) 60vw, 120vw"
              isFirst={i === 0}
              className="size-full origin-[50%_55%] scale-[1.9] brightness-90"
            />
          </div>
        ))}
      </div>
      <div className="absolute inset-0 bg-linear-to-t from-deep from-5% to-transparent to-80%" />
      <div className="wrap relative flex min-h-[36rem] flex-col justify-end pt-24 pb-10 md:min-h-[min(44rem,calc(100svh-6rem))] md:pb-14">
        <h1 className="max-w-[13ch] text-5xl leading-[0.98] md:text-8xl">{title}</h1>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-6 border-t border-current/40 pt-6">
          <p className="max-w-md text-lg leading-snug">{text}</p>
          <div className="flex flex-wrap gap-3">
            <PanelLink {...action} className="border-accent bg-accent text-accent-ink hover:bg-accent/90" />
            <PanelLink {...second} />
          </div>
        </div>
      </div>
    </section>
  );
}
