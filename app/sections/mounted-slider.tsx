import type { Slide } from "./hero-slider.tsx";
import { PanelLink } from "./panel-link.tsx";
import { PriceChip } from "./price-chip.tsx";
import { ShowPicture } from "./show-picture.tsx";
import { SlideTrack } from "./slide-track.tsx";
import { toneClasses } from "./tones.ts";

type MountedSliderProps = { slides: readonly Omit<Slide, "beside">[] };

/** Slides like prints on a wall: an upright picture in a white mount, title on one side, text on the other. */
export function MountedSlider({ slides }: MountedSliderProps) {
  return (
    <div className="p-3 md:p-5">
      <SlideTrack
        names={slides.map(({ title }) => title)}
        controlsPlace="bottom-4 start-4 md:bottom-8 md:start-8 lg:start-[max(3rem,calc((100cqw-80.5rem)/2))] text-ink"
        panels={slides.map(({ title, eyebrow, text, action, tone = "ground", ...shown }, i) => {
          const Heading = i === 0 ? "h1" : "h2";
          return (
            <div
              key={title}
              className={`grid h-full items-center gap-7 px-4 pt-8 pb-24 md:px-8 lg:min-h-[min(42rem,calc(100svh-11rem))] lg:grid-cols-[1fr_auto_1fr] lg:gap-12 lg:px-[max(3rem,calc((100cqw-80.5rem)/2))] lg:py-10 ${toneClasses[tone]}`}
            >
              <div className="max-lg:order-2">
                {eyebrow && <p className="mb-3 text-[0.9375rem] font-medium">{eyebrow}</p>}
                <Heading className="text-5xl leading-[1.02] italic md:text-6xl rtl:not-italic xl:text-[4.25rem]">
                  {title}
                </Heading>
              </div>
              <div className="mx-auto w-[min(24rem,80vw)] lg:w-[min(30rem,calc((100svh-17rem)*0.8))] bg-surface p-4 shadow-float max-lg:order-1 md:p-6">
                <ShowPicture
                  {...shown}
                  sizes="(min-width: 64rem) 27rem, 76vw"
                  isFirst={i === 0}
                  className="aspect-4/5 w-full"
                />
              </div>
              <div className="max-w-sm max-lg:order-3 lg:justify-self-end lg:pb-4">
                {text && <p className="text-lg leading-snug">{text}</p>}
                <PanelLink {...action} look="arrow" className="mt-4 mb-5" />
                {shown.product && (
                  <div>
                    <PriceChip product={shown.product} className="shadow-none" />
                  </div>
                )}
              </div>
            </div>
          );
        })}
      />
    </div>
  );
}
