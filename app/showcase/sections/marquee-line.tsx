import { Pause, Play } from "lucide";
import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { type Tone, toneClasses } from "./tones.ts";

type MarqueeLineProps = { words: readonly string[]; tone?: Tone };

/** A scrolling line of words; with reduced motion it stands still and wraps. */
export function MarqueeLine({ words, tone = "accent" }: MarqueeLineProps) {
  const { t } = useTranslation("homes");
  const [isPaused, setPaused] = useState(false);
  return (
    <div className={`relative overflow-hidden py-3 md:py-4 ${toneClasses[tone]}`}>
      <div className={`marquee flex w-max motion-reduce:w-full ${isPaused ? "is-paused" : ""}`}>
        {[0, 1].map((turn) => (
          <ul
            key={turn}
            aria-hidden={turn === 1}
            className="flex shrink-0 motion-reduce:w-full motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-y-2 motion-reduce:last:hidden"
          >
            {[...words, ...words].map((word, i) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the words are rendered twice, in a fixed order
                key={i}
                aria-hidden={i >= words.length}
                className={`px-6 font-display text-xl leading-none font-(--display-weight) whitespace-nowrap md:text-2xl ${i >= words.length ? "motion-reduce:hidden" : ""}`}
              >
                {word}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <button
        type="button"
        aria-label={isPaused ? t("Start the moving line") : t("Stop the moving line")}
        onClick={() => setPaused(!isPaused)}
        className={`absolute inset-y-0 end-0 grid w-11 place-items-center motion-reduce:hidden ${toneClasses[tone]}`}
      >
        <Icon of={isPaused ? Play : Pause} size={15} />
      </button>
    </div>
  );
}
