import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";
import { ShowPicture } from "../../sections/show-picture.tsx";
import type { Slide } from "../../sections/slide.ts";
import { SliderControls } from "../../sections/slider-controls.tsx";
import { useSnapSlider } from "../../sections/use-snap-slider.ts";

type PassepartoutSliderProps = { slides: readonly Pick<Slide, "title" | "text" | "action" | "product" | "scene">[] };

/** A slider framed like a picture, in a dark mat with a thin line, with a label beside it as in a museum. */
export function PassepartoutSlider({ slides }: PassepartoutSliderProps) {
  const { t } = useTranslation("homes");
  const { track, current, goTo, isInert } = useSnapSlider(slides.length);
  return (
    <section aria-roledescription="carousel" aria-label={t("Highlights")} className="wrap pt-4 md:pt-8">
      <div className="relative bg-deep p-4 text-deep-ink md:p-8">
        <ul ref={track} className="scroller flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
          {slides.map(({ title, text, action, product, scene }, i) => {
            const Heading = i === 0 ? "h1" : "h2";
            return (
              <li
                key={title}
                inert={isInert(i)}
                className="grid w-full shrink-0 snap-start gap-6 max-lg:grid-cols-1 max-lg:grid-rows-[auto_1fr] lg:min-h-[min(36rem,calc(100svh-14rem))] lg:grid-cols-[1fr_1.7fr] lg:gap-10"
              >
                <div className="flex flex-col justify-between gap-6 pb-16 max-lg:order-last lg:pt-4 lg:pb-20">
                  <div>
                    <Heading className="text-[2.75rem] leading-[1.05] md:text-6xl xl:text-7xl">{title}</Heading>
                    {text && <p className="mt-5 max-w-sm text-lg leading-snug">{text}</p>}
                    <PanelLink {...action} className="mt-7" />
                  </div>
                  {product && (
                    <div className="max-w-60 bg-surface p-4 text-ink">
                      <p className="text-sm">
                        <ProductName of={product} />
                      </p>
                      <PriceTag product={product} />
                    </div>
                  )}
                </div>
                <div className="border border-deep-ink/50 p-2.5 md:p-4">
                  <ShowPicture
                    product={product}
                    scene={scene}
                    sizes="(min-width: 64rem) 56vw, 90vw"
                    isFirst={i === 0}
                    className="h-72 w-full md:h-96 lg:h-full lg:max-h-[40rem]"
                  />
                </div>
              </li>
            );
          })}
        </ul>
        <SliderControls
          names={slides.map(({ title }) => title)}
          current={current}
          onGo={goTo}
          className="absolute start-4 bottom-4 md:start-8 md:bottom-8"
        />
      </div>
    </section>
  );
}
