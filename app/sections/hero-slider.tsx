import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";
import { PriceChip } from "./price-chip.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";
import { SliderControls } from "./slider-controls.tsx";
import { type Tone, toneClasses } from "./tones.ts";
import { useSnapSlider } from "./use-snap-slider.ts";

export type Slide = Shown & {
  title: string;
  eyebrow?: string;
  text?: string;
  action: Action;
  tone?: Tone;
  /** For the centred look without a scene: one picture, or two, that fill the screen together with the first one. */
  beside?: readonly ProductSummary[];
};

type HeroSliderProps = {
  slides: readonly Slide[];
  /** `bleed`: full width; `framed`: within margins; `tall`: extends under an overlay header; `centred`: text on top. */
  look?: "bleed" | "framed" | "tall" | "centred";
  /** Shows the product's price beside its picture. */
  hasPrice?: boolean;
};

const heights = {
  bleed: "min-h-[30rem] lg:min-h-[min(42rem,calc(100svh-9rem))]",
  framed: "min-h-[30rem] lg:min-h-[min(38rem,calc(100svh-11rem))]",
  tall: "min-h-[38rem] lg:min-h-[min(56rem,100svh)]",
  centred: "min-h-[38rem] lg:min-h-[min(56rem,100svh)]",
};

/** A hero of several slides, moved by arrows, dots, swiping and keys only. All pictures but the first lazy-load. */
export function HeroSlider({ slides, look = "bleed", hasPrice = false }: HeroSliderProps) {
  const { t } = useTranslation("homes");
  const { track, current, goTo, isInert } = useSnapSlider(slides.length);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t("Highlights")}
      className={`relative ${look === "framed" ? "wrap pt-4 md:pt-6" : ""}`}
    >
      <ul
        ref={track}
        className={`scroller flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain ${look === "framed" ? "rounded-base" : ""}`}
      >
        {slides.map((slide, i) => (
          <li key={slide.title} inert={isInert(i)} className="w-full shrink-0 snap-start">
            <SlidePanel slide={slide} look={look} isFirst={i === 0} hasPrice={hasPrice} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div
          className={`pointer-events-none absolute inset-x-0 bottom-4 md:bottom-7 ${toneClasses[slides[current]?.tone ?? "stage"]} bg-transparent!`}
        >
          <div className={`wrap flex ${look === "centred" ? "justify-center" : ""}`}>
            <SliderControls
              names={slides.map((slide) => slide.title)}
              current={current}
              onGo={goTo}
              className={`pointer-events-auto ${look === "framed" ? "ps-4 md:ps-8 lg:ps-14" : ""}`}
            />
          </div>
        </div>
      )}
    </section>
  );
}

/** Fades a product picture into its panel: downwards on phones, towards the text beside it on wider screens. */
const fade =
  "[mask-image:linear-gradient(to_bottom,black_75%,transparent)] md:[mask-image:linear-gradient(to_right,transparent,black_24%)] md:rtl:[mask-image:linear-gradient(to_left,transparent,black_24%)]";

type SlidePanelProps = {
  slide: Slide;
  look: NonNullable<HeroSliderProps["look"]>;
  isFirst: boolean;
  hasPrice: boolean;
};

function SlidePanel({ slide, look, isFirst, hasPrice }: SlidePanelProps) {
  const { title, eyebrow, text, action, product, scene, view, beside, tone = "stage" } = slide;
  const Heading = isFirst ? "h1" : "h2";
  const isCentred = look === "centred";
  const isOver = isCentred || scene !== undefined;
  const place = isOver
    ? "absolute inset-0"
    : "relative h-72 shrink-0 sm:h-96 md:absolute md:inset-y-0 md:end-0 md:h-full md:w-[56%]";
  const sizes = beside ? "(min-width: 48rem) 50vw, 100vw" : isOver ? "100vw" : "(min-width: 48rem) 56vw, 100vw";
  return (
    <div className={`relative flex h-full flex-col overflow-hidden md:flex-row ${heights[look]} ${toneClasses[tone]}`}>
      <div className={`flex ${place}`}>
        <ShowPicture
          product={product}
          scene={scene}
          {...(view !== undefined && { view })}
          sizes={sizes}
          isFirst={isFirst}
          className={`size-full min-w-0 flex-1 bg-transparent! ${isOver ? "" : fade}`}
        />
        {beside?.map((other, i) => (
          <ShowPicture
            key={other.id}
            product={other}
            sizes={sizes}
            // A third of a narrower screen would cut off the sleeves.
            className={`size-full min-w-0 flex-1 bg-transparent! ${i === 0 ? "max-md:hidden" : "max-[100rem]:hidden"}`}
          />
        ))}
        {isOver && tone === "deep" && (
          <div className="absolute inset-0 bg-linear-to-t from-veil from-15% to-transparent to-75%" />
        )}
      </div>
      <div
        className={`wrap relative flex w-full flex-col pb-20 md:pb-24 ${isOver ? "flex-1" : "pt-2 md:pt-10"} ${isCentred ? "items-center justify-end text-center" : "justify-start md:justify-center"} ${look === "framed" ? "md:ps-8 lg:ps-14" : ""}`}
      >
        <div className={isCentred ? "max-w-3xl" : `max-w-xl ${isOver ? "" : "md:w-1/2"}`}>
          {eyebrow && <p className="mb-3 text-[0.9375rem] font-medium">{eyebrow}</p>}
          <Heading className="text-[2.5rem] leading-(--display-leading) md:text-6xl xl:text-7xl">{title}</Heading>
          {text && <p className={`mt-4 text-lg leading-snug ${isCentred ? "mx-auto" : ""} max-w-md`}>{text}</p>}
          <div className={`mt-7 flex flex-wrap items-center gap-6 ${isCentred ? "justify-center" : ""}`}>
            <PanelLink {...action} />
            {hasPrice && product && <PriceChip product={product} />}
          </div>
        </div>
      </div>
    </div>
  );
}
