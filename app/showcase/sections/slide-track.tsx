import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type ControlsLook, SliderControls } from "./slider-controls.tsx";
import { useSnapSlider } from "./use-snap-slider.ts";

type SlideTrackProps = {
  /** One name per panel; names are unique. */
  names: readonly string[];
  panels: readonly ReactNode[];
  look?: ControlsLook;
  /** Classes for the position of the controls. */
  controlsPlace: string;
};

/** Full-width panels with native scrolling and snapping, and controls to move them; nothing moves by itself. */
export function SlideTrack({ names, panels, look = "dots", controlsPlace }: SlideTrackProps) {
  const { t } = useTranslation("homes");
  const { track, current, goTo, isInert } = useSnapSlider(names.length);
  return (
    <section aria-roledescription="carousel" aria-label={t("Highlights")} className="@container relative">
      <ul ref={track} className="scroller flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
        {panels.map((panel, i) => (
          <li key={names[i]} inert={isInert(i)} className="w-full shrink-0 snap-start">
            {panel}
          </li>
        ))}
      </ul>
      <div className={`absolute ${controlsPlace}`}>
        <SliderControls names={names} current={current} onGo={goTo} look={look} />
      </div>
    </section>
  );
}
