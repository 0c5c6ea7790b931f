import { ChevronLeft, ChevronRight } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SliderControls } from "./slider-controls.tsx";
import { useSnapSlider } from "./use-snap-slider.ts";

type SlideTrackProps = {
  /** A name per panel; names are unique. */
  names: readonly string[];
  panels: readonly ReactNode[];
  /** `dots` shows arrows and a dot per panel, `rounds` two large round buttons. */
  look?: "dots" | "rounds";
  /** Where the controls stand. */
  controlsPlace: string;
};

const round =
  "grid size-14 place-items-center rounded-full bg-surface text-ink shadow-float aria-disabled:opacity-40 md:size-16";

/** Full-width panels that the browser scrolls and snaps, with the controls to move them; nothing moves by itself. */
export function SlideTrack({ names, panels, look = "dots", controlsPlace }: SlideTrackProps) {
  const { t } = useTranslation("homes");
  const { track, current, goTo } = useSnapSlider(names.length);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <section aria-roledescription="carousel" aria-label={t("Highlights")} className="relative">
      <ul ref={track} className="scroller flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
        {panels.map((panel, i) => (
          <li key={names[i]} inert={isReady && i !== current} className="w-full shrink-0 snap-start">
            {panel}
          </li>
        ))}
      </ul>
      <div className={`absolute ${controlsPlace}`}>
        {look === "dots" ? (
          <SliderControls names={names} current={current} onGo={goTo} />
        ) : (
          <div className="flex gap-3">
            <button
              type="button"
              aria-label={t("Previous")}
              aria-disabled={current === 0}
              onClick={() => goTo(current - 1)}
              className={round}
            >
              <Icon of={ChevronLeft} size={24} className="rtl:-scale-x-100" />
            </button>
            <button
              type="button"
              aria-label={t("Next")}
              aria-disabled={current === names.length - 1}
              onClick={() => goTo(current + 1)}
              className={round}
            >
              <Icon of={ChevronRight} size={24} className="rtl:-scale-x-100" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
