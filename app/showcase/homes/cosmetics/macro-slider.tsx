import { Picture } from "~/platform/ui/picture.tsx";
import { SlideTrack } from "../../sections/slide-track.tsx";
import { SlideWords, type WordedSlide } from "./slide-words.tsx";

export type MacroSlide = WordedSlide & {
  /** The part shown in close-up, as a Tailwind transform origin. */
  part: string;
};

type MacroSliderProps = { slides: readonly MacroSlide[] };

/** Full-screen close-ups of one jar each; they extend under an overlay header. */
export function MacroSlider({ slides }: MacroSliderProps) {
  return (
    <SlideTrack
      names={slides.map(({ title }) => title)}
      controlsPlace="bottom-6 start-[clamp(min(1rem,5vw),4vw,3rem)] text-stage-ink lg:start-[max(2.75rem,calc((100cqw-78.5rem)/2))]"
      panels={slides.map((slide, i) => <MacroPanel key={slide.title} slide={slide} isFirst={i === 0} />)}
    />
  );
}

function MacroPanel({ slide, isFirst }: { slide: MacroSlide; isFirst: boolean }) {
  const { product, part } = slide;
  return (
    <div className="relative flex h-full min-h-[44rem] md:min-h-[52rem] overflow-hidden bg-stage text-stage-ink lg:min-h-[min(58rem,100svh)]">
      <div className="absolute inset-x-0 top-0 h-[62%] overflow-hidden max-lg:[mask-image:linear-gradient(to_bottom,black_80%,transparent)] lg:inset-y-0 lg:end-0 lg:h-full lg:start-[38%] lg:[mask-image:linear-gradient(to_right,transparent,black_30%)] lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_30%)]">
        <Picture
          path={product?.pictures[0]}
          alt=""
          sizes="(min-width: 64rem) 80vw, 130vw"
          isFirst={isFirst}
          className={`size-full scale-125 bg-transparent! ${part}`}
        />
      </div>
      <div className="wrap relative flex flex-col justify-end pb-24 lg:justify-center lg:pt-24">
        <div className="max-w-[30rem]">
          <SlideWords slide={slide} isFirst={isFirst} titleSize="text-[3.5rem] md:text-7xl xl:text-[6.5rem]" />
        </div>
      </div>
    </div>
  );
}
