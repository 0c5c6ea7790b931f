import type { KeyboardEvent } from "react";

type SegmentsProps = {
  /** The tab panel has the id `<id>-panel`. */
  id: string;
  names: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
  /** `line` underlines the chosen tab, `pills` fills it, `large` sets headings, `abreast` fits three in a row. */
  look?: "line" | "pills" | "large" | "abreast";
  className?: string;
  /** Language of the names, if it is not the shopper's. */
  lang?: string;
};

const heading =
  "font-display text-4xl font-(--display-weight) leading-(--display-leading) text-muted hover:text-ink aria-selected:text-ink aria-selected:underline decoration-2 underline-offset-8";

const looks = {
  line: "min-h-11 border-b-2 border-transparent text-[0.9375rem] font-medium text-muted hover:text-ink aria-selected:border-ink aria-selected:text-ink",
  pills:
    "min-h-12 rounded-button border border-line px-6 font-medium hover:border-ink aria-selected:border-accent aria-selected:bg-accent aria-selected:text-accent-ink",
  large: `${heading} md:text-6xl`,
  abreast: `${heading} md:text-[clamp(2rem,3.05vw,2.75rem)]`,
};

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A tab list with the usual keys: arrows move the selection, Home and End go to the first and last tab. */
export function Segments({ id, names, chosen, onChoose, look = "line", className = "", lang }: SegmentsProps) {
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const isReversed = isSideways && getComputedStyle(event.currentTarget).direction === "rtl";
    const step = (steps[event.key] ?? 0) * (isReversed ? -1 : 1);
    const last = names.length - 1;
    const ends: Record<string, number> = { Home: 0, End: last };
    const next = ends[event.key] ?? (step === 0 ? undefined : (chosen + step + names.length) % names.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }
  return (
    <div
      role="tablist"
      lang={lang}
      onKeyDown={handleKey}
      className={`flex flex-wrap ${look === "pills" ? "gap-3" : "gap-x-7 gap-y-1"} ${className}`}
    >
      {names.map((name, i) => (
        <button
          key={name}
          id={`${id}-${i}`}
          type="button"
          role="tab"
          aria-selected={i === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={i === chosen ? 0 : -1}
          onClick={() => onChoose(i)}
          className={looks[look]}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
