import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import type { Shown } from "../../sections/show-picture.tsx";
import { TintedPicture } from "../../sections/tinted-picture.tsx";

type CutoutHeroProps = {
  title: string;
  text: string;
  action: Action;
  second?: Action;
  /** In front, with its price. */
  front: Shown;
  back: Shown;
};

/** Two cut-out products in front of a round shape, on the theme's strongest background colour. */
export function CutoutHero({ title, text, action, second, front, back }: CutoutHeroProps) {
  return (
    <section className="relative isolate overflow-hidden bg-ground text-ink">
      <div
        aria-hidden
        className="absolute -end-4 -bottom-32 -z-10 aspect-square w-96 rounded-full bg-surface lg:end-[2vw] lg:-bottom-72 lg:w-[54rem]"
      />
      <div className="wrap grid items-center gap-6 pt-10 lg:min-h-[min(42rem,calc(100svh-9rem))] lg:grid-cols-[1fr_1.15fr] lg:pt-6">
        <div className="relative lg:pb-8">
          <h1 className="text-[3.5rem] leading-[0.92] md:text-8xl xl:text-[7rem]">{title}</h1>
          <p className="mt-5 max-w-sm text-xl leading-snug">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <PanelLink {...action} look="filled" />
            {second && <PanelLink {...second} look="underlined" className="px-3" />}
          </div>
        </div>
        <div className="relative flex items-end justify-center pb-16 lg:self-end lg:pb-0">
          <div className="-me-[8%] mb-4 w-[46%] lg:mb-16">
            <TintedPicture
              {...back}
              sizes="(min-width: 64rem) 26vw, 46vw"
              className="aspect-4/5 w-full object-bottom"
            />
          </div>
          <div className="w-[62%]">
            <TintedPicture {...front} sizes="(min-width: 64rem) 36vw, 62vw" isFirst className="aspect-4/5 w-full" />
          </div>
          {front.product && <PriceChip product={front.product} className="absolute end-0 bottom-4 lg:bottom-10" />}
        </div>
      </div>
    </section>
  );
}
