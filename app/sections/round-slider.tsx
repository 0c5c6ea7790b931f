import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/ui/picture.tsx";
import { SlideTrack } from "./slide-track.tsx";
import { SlideWords, type WordedSlide } from "./slide-words.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type RoundSlide = WordedSlide & {
  /** In a smaller circle in front of the large one. */
  second?: ProductSummary | undefined;
  tone: Tone;
};

type RoundSliderProps = { slides: readonly RoundSlide[] };

/** Slides with round pictures on a flat colour: a large one that leaves the frame and a small one in front. */
export function RoundSlider({ slides }: RoundSliderProps) {
  return (
    <SlideTrack
      look="rounds"
      names={slides.map(({ title }) => title)}
      controlsPlace="bottom-5 start-[clamp(min(1rem,5vw),4vw,3rem)] lg:bottom-10 lg:start-[max(3rem,calc((100cqw-78rem)/2))]"
      panels={slides.map((slide, i) => <RoundPanel key={slide.title} slide={slide} isFirst={i === 0} />)}
    />
  );
}

function RoundPanel({ slide, isFirst }: { slide: RoundSlide; isFirst: boolean }) {
  const { product, second, tone } = slide;
  return (
    <div className={`relative h-full overflow-hidden ${toneClasses[tone]}`}>
      <div className="relative mx-auto mt-6 size-[22rem] lg:absolute lg:end-[max(-3rem,calc((100cqw-96rem)/2))] lg:-top-6 lg:mt-0 lg:size-[51rem]">
        <Picture
          path={product?.pictures[0]}
          alt=""
          sizes="(min-width: 64rem) 51rem, 22rem"
          isFirst={isFirst}
          className="size-full rounded-full object-[50%_0%]"
        />
        {second && (
          <Picture
            path={second.pictures[0]}
            alt=""
            sizes="(min-width: 64rem) 18rem, 8rem"
            className="absolute start-0 bottom-0 size-32 rounded-full border-8 border-paper lg:start-[2%] lg:bottom-[20%] lg:size-[17rem]"
          />
        )}
      </div>
      <div className="wrap relative flex flex-col pt-8 pb-28 lg:min-h-[min(44rem,calc(100svh-8rem))] lg:justify-center lg:pt-10 lg:pb-32">
        <div className="lg:max-w-[34rem]">
          <SlideWords slide={slide} isFirst={isFirst} titleSize="text-5xl md:text-7xl" />
        </div>
      </div>
    </div>
  );
}
