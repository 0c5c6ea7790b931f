import { ChevronLeft, ChevronRight } from "lucide";
import type { KeyboardEvent } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";

/** `dots` shows arrows and a dot per slide, `rounds` two large round buttons. */
export type ControlsLook = "dots" | "rounds";

type SliderControlsProps = {
  names: readonly string[];
  current: number;
  onGo: (index: number) => void;
  look?: ControlsLook;
  className?: string;
};

const arrows = {
  dots: "grid size-11 place-items-center rounded-full border border-current/40 hover:bg-current/10 aria-disabled:opacity-45",
  rounds:
    "grid size-14 place-items-center rounded-full bg-surface text-ink shadow-float aria-disabled:opacity-45 md:size-16",
};

/** The buttons of a slider; the arrow keys move it too. An arrow button at the end keeps its focus. */
export function SliderControls({ names, current, onGo, look = "dots", className = "" }: SliderControlsProps) {
  const { t } = useTranslation("homes");
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onGo(current + (getComputedStyle(event.currentTarget).direction === "rtl" ? -step : step));
  }
  return (
    <fieldset aria-label={t("Slides")} onKeyDown={handleKey} className={`flex items-center gap-3 ${className}`}>
      <button
        type="button"
        className={arrows[look]}
        aria-label={t("Previous")}
        aria-disabled={current === 0}
        onClick={() => onGo(current - 1)}
      >
        <Icon of={ChevronLeft} size={look === "dots" ? 20 : 24} className="rtl:-scale-x-100" />
      </button>
      {look === "dots" && (
        <span className="flex">
          {names.map((name, i) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-current={i === current}
              onClick={() => onGo(i)}
              className="group grid h-11 w-7 place-items-center"
            >
              <span className="h-0.5 w-5 bg-current opacity-30 transition-opacity group-hover:opacity-70 group-aria-[current=true]:opacity-100" />
            </button>
          ))}
        </span>
      )}
      <button
        type="button"
        className={arrows[look]}
        aria-label={t("Next")}
        aria-disabled={current === names.length - 1}
        onClick={() => onGo(current + 1)}
      >
        <Icon of={ChevronRight} size={look === "dots" ? 20 : 24} className="rtl:-scale-x-100" />
      </button>
    </fieldset>
  );
}
