import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Link } from "~/platform/ui/link.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

type SpotlightHeroProps = {
  title: string;
  text: string;
  action: Action;
  /** Dark, with an empty left third. */
  scene: Scene;
  /** A product in the scene. */
  product: ProductSummary | undefined;
  /** Short links below the text. */
  ways: readonly Action[];
};

/** A full-width dark scene that emerges from the black page, edged in the accent colour, with text on its dark part. */
export function SpotlightHero({ title, text, action, scene, product, ways }: SpotlightHeroProps) {
  return (
    <section className="glow @container relative isolate flex flex-col overflow-hidden border-b-2 border-accent bg-paper text-ink">
      <div className="wrap relative z-10 flex lg:min-h-[min(50rem,calc(100svh-5rem))] lg:items-center lg:rtl:justify-end">
        <div className="pt-2 pb-12 lg:w-[44%] lg:py-12 lg:rtl:w-[36%]">
          <h1 className="text-[3rem] leading-[0.98] md:text-7xl xl:text-[5.25rem]">{title}</h1>
          <p className="mt-5 max-w-md text-lg leading-snug text-muted">{text}</p>
          <PanelLink {...action} className="mt-8 border-accent bg-accent text-accent-ink hover:bg-accent/90" />
          <ul className="mt-9 flex flex-wrap gap-x-7 gap-y-1 border-t border-line pt-4">
            {ways.map((way) => (
              <li key={way.to}>
                <Link to={way.to} className="inline-flex min-h-11 items-center hover:underline">
                  {way.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="relative max-lg:order-first lg:absolute lg:inset-y-0 lg:-z-10 lg:w-[80%] lg:ltr:end-0 lg:rtl:start-0">
        <ShowPicture
          scene={scene}
          sizes="(min-width: 64rem) 80vw, 100vw"
          isFirst
          className="h-[21rem] w-full bg-transparent! max-lg:[mask-image:linear-gradient(to_bottom,black_72%,transparent)] md:h-[30rem] lg:h-full lg:[mask-image:linear-gradient(to_right,transparent_4%,black_46%)]"
        />
      </div>
      {product && (
        <PriceChip
          product={product}
          className="absolute bottom-10 max-lg:hidden ltr:end-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))] rtl:start-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))]"
        />
      )}
    </section>
  );
}
