import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import { type Shown, ShowPicture } from "../../sections/show-picture.tsx";

type LabelHeroProps = Shown & { title: string; text: string; action: Action; second?: Action };

/** One full-width close-up, and a paper label that overlaps its lower edge. */
export function LabelHero({ title, text, action, second, ...shown }: LabelHeroProps) {
  return (
    <section className="@container relative pb-4 md:pb-8">
      <div className="relative overflow-hidden bg-stage">
        <ShowPicture
          {...shown}
          sizes="(min-width: 64rem) 60rem, 100vw"
          isFirst
          className="mx-auto h-[26rem] w-full bg-transparent! object-[50%_27%] md:h-[clamp(22rem,calc(100svh-15rem),38rem)] lg:max-w-[60rem] lg:[mask-image:linear-gradient(to_right,transparent,black_14%_86%,transparent)]"
        />
        {shown.product && (
          <PriceChip
            product={shown.product}
            className="absolute end-4 top-4 md:end-[clamp(min(1rem,5vw),4vw,3rem)] lg:end-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))] md:top-8"
          />
        )}
      </div>
      <div className="relative mx-auto -mt-20 w-[min(56rem,92vw)] bg-paper px-5 pt-9 text-center text-ink md:-mt-36 md:px-16 md:pt-14">
        <h1 className="text-5xl leading-(--display-leading) md:text-7xl xl:text-8xl">{title}</h1>
        <p className="mx-auto mt-5 max-w-lg text-lg leading-snug">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <PanelLink {...action} look="filled" />
          {second && <PanelLink {...second} look="underlined" className="px-3" />}
        </div>
      </div>
    </section>
  );
}
