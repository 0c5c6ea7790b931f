import "./tinted-slider.css";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import type { Slide } from "../../sections/slide.ts";
import { SliderControls } from "../../sections/slider-controls.tsx";
import { TintedPicture } from "../../sections/tinted-picture.tsx";
import { toneClasses } from "../../sections/tones.ts";
import { useSnapSlider } from "../../sections/use-snap-slider.ts";

type TintedSliderProps = { slides: readonly Omit<Slide, "view">[] };

/** A wide hero slider with products on a different background colour per slide; the text is along the bottom, and an overlay header takes the slide's tone. */
export function TintedSlider({ slides }: TintedSliderProps) {
  const { t } = useTranslation("homes");
  const { track, current, goTo, isInert } = useSnapSlider(slides.length);
  const shown = slides[current]?.tone ?? "stage";
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t("Highlights")}
      data-over={shown}
      className="@container relative"
    >
      <ul ref={track} className="scroller flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
        {slides.map(({ title, eyebrow, text, action, product, scene, tone = "stage" }, i) => {
          const Heading = i === 0 ? "h1" : "h2";
          return (
            <li
              key={title}
              inert={isInert(i)}
              className={`relative isolate flex min-h-[42rem] w-full shrink-0 snap-start flex-col justify-end overflow-hidden lg:min-h-[min(54rem,100svh)] ${toneClasses[tone]}`}
            >
              <TintedPicture
                product={product}
                scene={scene}
                sizes="(min-width: 64rem) 66vw, 118vw"
                isFirst={i === 0}
                className="absolute inset-x-0 top-10 mx-auto h-[47%] w-[118%] max-w-none max-lg:-ms-[9%] lg:inset-x-auto lg:end-[4%] lg:top-6 lg:h-[68%] lg:w-[56%]"
              />
              {product && (
                <PriceChip
                  product={product}
                  className="absolute max-lg:hidden lg:end-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))] lg:top-28"
                />
              )}
              <div className="wrap relative pb-24 lg:pb-28">
                {eyebrow && <p className="mb-2 text-[0.9375rem] font-medium">{eyebrow}</p>}
                <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 border-b lg:flex-nowrap border-current/25 pb-6">
                  <Heading className="max-w-3xl text-[3rem] leading-[0.95] md:text-7xl xl:text-[6.5rem]">
                    {title}
                  </Heading>
                  <div className="max-w-sm lg:w-80 lg:shrink-0">
                    {text && <p className="mb-4 text-lg leading-snug">{text}</p>}
                    <PanelLink {...action} />
                  </div>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={`pointer-events-none absolute inset-x-0 bottom-6 bg-transparent! ${toneClasses[shown]}`}>
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
