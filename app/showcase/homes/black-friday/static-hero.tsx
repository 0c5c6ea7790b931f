import type { ReactNode } from "react";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { type Shown, ShowPicture } from "../../sections/show-picture.tsx";
import { type Tone, toneClasses } from "../../sections/tones.ts";

type StaticHeroProps = Shown & {
  title: string;
  eyebrow?: string;
  text?: string;
  action: Action;
  second?: Action;
  /** `poster`: type only, as large as fits; `centred`: a few lines over the picture; `letter`: reads like a letter. */
  look?: "poster" | "centred" | "letter";
  tone?: Tone;
  children?: ReactNode;
};

const bands = {
  poster: "wrap flex flex-col justify-end gap-8 py-10 md:py-14 min-h-[min(44rem,calc(100svh-7rem))]",
  centred: "wrap flex flex-col items-center justify-center py-24 text-center min-h-[min(46rem,calc(100svh-7rem))]",
  letter: "mx-auto flex max-w-2xl flex-col py-20 px-5 md:py-28",
};
const titles = {
  poster: "text-[clamp(5.25rem,15.5vw,15rem)]",
  centred: "text-5xl md:text-7xl xl:text-8xl",
  letter: "text-5xl md:text-6xl",
};

/** A hero without movement: text alone, or over a picture. */
export function StaticHero({ look = "centred", tone = "ground", children, ...hero }: StaticHeroProps) {
  const { title, eyebrow, text, action, second, product, scene } = hero;
  const hasPicture = scene !== undefined || product !== undefined;
  return (
    <section className={`relative overflow-hidden ${toneClasses[tone]}`}>
      {hasPicture && (
        <ShowPicture
          product={product}
          scene={scene}
          sizes="100vw"
          isFirst
          className="absolute inset-0 size-full bg-transparent!"
        />
      )}
      {hasPicture && tone === "deep" && <div className="absolute inset-0 bg-veil" />}
      <div className={`relative ${bands[look]}`}>
        {eyebrow && <p className="mb-4 text-[0.9375rem] font-medium">{eyebrow}</p>}
        <h1 className={`leading-(--display-leading) ${titles[look]}`}>{title}</h1>
        <div className={look === "poster" ? "flex flex-wrap items-end justify-between gap-x-12 gap-y-6" : ""}>
          {text && <p className="mt-5 max-w-xl text-lg leading-snug md:text-xl">{text}</p>}
          <div className={`mt-7 flex flex-wrap gap-4 ${look === "centred" ? "justify-center" : ""}`}>
            <PanelLink {...action} look={tone === "paper" || tone === "ground" ? "filled" : "button"} />
            {second && <PanelLink {...second} look="underlined" className="px-2" />}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
