import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { SlideTrack } from "../../sections/slide-track.tsx";

export type Spread = {
  /** Two, side by side. */
  products: readonly ProductSummary[];
  eyebrow: string;
  title: string;
  text: string;
  action: Action;
};

type SpreadSliderProps = { spreads: readonly Spread[] };

/** Full-width double pages: two adjoining pictures, with the text at the end edge. */
export function SpreadSlider({ spreads }: SpreadSliderProps) {
  return (
    <SlideTrack
      names={spreads.map(({ title }) => title)}
      controlsPlace="start-[clamp(min(1rem,5vw),4vw,3rem)] bottom-5 text-ink lg:start-[calc(68%+2.5rem)] lg:bottom-9"
      panels={spreads.map((spread, i) => <SpreadPanel key={spread.title} spread={spread} isFirst={i === 0} />)}
    />
  );
}

function SpreadPanel({ spread, isFirst }: { spread: Spread; isFirst: boolean }) {
  const { products, eyebrow, title, text, action } = spread;
  const Heading = isFirst ? "h1" : "h2";
  return (
    <div className="grid h-full bg-paper lg:h-[min(max(40rem,40vw),calc(100svh-9rem))] lg:grid-cols-[34%_34%_32%]">
      <div className="grid grid-cols-2 max-lg:aspect-8/5 lg:contents">
        {products.map((product, i) => (
          <Picture
            key={product.id}
            path={product.pictures[0]}
            alt=""
            sizes="(min-width: 64rem) 34vw, 50vw"
            isFirst={isFirst && i === 0}
            className="size-full min-h-0"
          />
        ))}
      </div>
      <div className="flex flex-col justify-center px-[clamp(min(1rem,5vw),4vw,3rem)] pt-8 pb-24 text-ink lg:ps-10 lg:pe-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))] lg:pb-28">
        <p className="text-[0.9375rem] text-muted">{eyebrow}</p>
        <Heading className="mt-3 text-5xl lg:text-[min(4.25rem,3.5vw)]">{title}</Heading>
        <p className="mt-5 max-w-sm text-lg leading-snug">{text}</p>
        <PanelLink {...action} className="mt-7 self-start" />
      </div>
    </div>
  );
}
