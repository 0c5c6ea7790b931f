import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import { ShowPicture } from "../../sections/show-picture.tsx";
import type { Slide } from "../../sections/slide.ts";
import { SliderControls } from "../../sections/slider-controls.tsx";
import { useSnapSlider } from "../../sections/use-snap-slider.ts";

type SlashSliderProps = {
  slides: readonly (Pick<Slide, "title" | "text" | "action" | "product" | "scene"> & { figure?: string })[];
};

const slash =
  "md:[clip-path:polygon(26%_0,100%_0,100%_100%,2%_100%)] md:rtl:[clip-path:polygon(0_0,74%_0,98%_100%,0_100%)] [clip-path:polygon(0_0,100%_0,100%_80%,0_98%)]";
const stripe =
  "md:[clip-path:polygon(24%_0,26.6%_0,2.6%_100%,0_100%)] md:rtl:[clip-path:polygon(73.4%_0,76%_0,100%_100%,97.4%_100%)] [clip-path:polygon(0_97%,100%_79%,100%_82%,0_100%)]";

/** A dark slider cut by a diagonal, with the product on the light side and its key figure on the dark one. */
export function SlashSlider({ slides }: SlashSliderProps) {
  const { t } = useTranslation("homes");
  const { track, current, goTo, isInert } = useSnapSlider(slides.length);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t("Highlights")}
      className="@container relative bg-deep text-deep-ink"
    >
      <ul ref={track} className="scroller flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
        {slides.map(({ title, text, action, product, scene, figure }, i) => {
          const Heading = i === 0 ? "h1" : "h2";
          return (
            <li
              key={title}
              inert={isInert(i)}
              className="relative w-full shrink-0 snap-start overflow-hidden md:min-h-[min(40rem,calc(100svh-8rem))]"
            >
              <div className="relative h-96 md:absolute md:inset-y-0 md:end-0 md:h-full md:w-[60%]">
                <ShowPicture
                  product={product}
                  scene={scene}
                  sizes="(min-width: 48rem) 60vw, 100vw"
                  isFirst={i === 0}
                  className={`size-full ${slash}`}
                />
                <div aria-hidden className={`absolute inset-0 bg-accent ${stripe}`} />
                {product && (
                  <PriceChip
                    product={product}
                    className="absolute end-4 top-4 md:end-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))] md:top-auto md:bottom-12"
                  />
                )}
              </div>
              <div className="wrap relative flex flex-col justify-center pt-2 pb-24 md:min-h-[min(40rem,calc(100svh-8rem))]">
                <div className="md:max-w-[40%]">
                  {figure && (
                    <p className="mb-3 font-display text-2xl font-semibold tabular-nums md:text-3xl">
                      <CatalogueText>{figure}</CatalogueText>
                    </p>
                  )}
                  <Heading className="text-[3.5rem] leading-[0.92] md:text-[min(6.5rem,7.5vw)] md:leading-[0.92]">
                    {title}
                  </Heading>
                  {text && <p className="mt-5 max-w-sm text-lg leading-snug">{text}</p>}
                  <PanelLink {...action} className="mt-7 border-accent bg-accent text-accent-ink hover:bg-accent/85" />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 bottom-5">
        <div className="wrap flex">
          <SliderControls
            names={slides.map(({ title }) => title)}
            current={current}
            onGo={goTo}
            className="pointer-events-auto"
          />
        </div>
      </div>
    </section>
  );
}
