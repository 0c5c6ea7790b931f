import type { ReactNode } from "react";
import { type Action, PanelLink } from "./panel-link.tsx";
import { PriceChip } from "./price-chip.tsx";
import { fadeLarge, type Shown, ShowPicture } from "./show-picture.tsx";
import { type Tone, toneClasses } from "./tones.ts";

type SplitHeroProps = Shown & {
  title: string;
  eyebrow?: string;
  text?: string;
  action: Action;
  second?: Action;
  /** `bleed`: picture fades into the panel; `inset`: framed; `arch`: with a round top; `halves`: two plain halves. */
  look?: "bleed" | "inset" | "arch" | "halves";
  tone?: Tone;
  hasPrice?: boolean;
  /** Shown below the text: a row of facts, a search, small print. */
  children?: ReactNode;
};

const frames = {
  bleed: `lg:absolute lg:inset-y-0 lg:end-0 lg:w-[58%] max-lg:-mb-10 max-lg:order-first`,
  inset:
    "lg:w-[58%] lg:ms-auto p-4 lg:p-8 lg:pe-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))] max-lg:order-first",
  arch: "mx-auto w-[min(26rem,80vw)] lg:w-[min(30rem,38vw)] lg:me-[6vw] pt-8 lg:pt-14 max-lg:order-first",
  halves: "lg:absolute lg:inset-y-0 lg:end-0 lg:w-1/2 max-lg:order-first",
};
const pictures = {
  bleed: `h-[min(96vw,38rem)] lg:h-full w-full bg-transparent! ${fadeLarge}`,
  inset: "max-md:aspect-4/3 md:h-[24rem] lg:h-full w-full rounded-base",
  arch: "aspect-4/5 w-full rounded-t-full object-[50%_60%]",
  halves: "h-[24rem] lg:h-full w-full",
};
/** The `sizes` attribute of the picture. */
const sizes = {
  bleed: "(min-width: 64rem) 58vw, 100vw",
  inset: "(min-width: 64rem) 58vw, 100vw",
  arch: "(min-width: 64rem) 38vw, 80vw",
  halves: "(min-width: 64rem) 50vw, 100vw",
};

/** Text beside one large picture. */
export function SplitHero({ look = "bleed", tone = "stage", hasPrice = false, children, ...hero }: SplitHeroProps) {
  const { title, eyebrow, text, action, second, product, scene, view } = hero;
  return (
    <section
      className={`@container relative flex flex-col overflow-hidden lg:min-h-[min(44rem,calc(100svh-8rem))] lg:flex-row ${toneClasses[tone]}`}
    >
      <div
        className={`relative z-10 flex flex-col justify-center py-10 lg:py-16 ${look === "arch" || look === "inset" ? `ps-[max(clamp(min(1rem,5vw),4vw,3rem),calc((100cqw-var(--wrap,84rem))/2+3rem))] pe-4 ${look === "inset" ? "lg:w-[42%]" : "lg:w-1/2"}` : "wrap"}`}
      >
        <div className="max-w-[34rem]">
          {eyebrow && <p className="mb-4 text-[0.9375rem] font-medium">{eyebrow}</p>}
          <h1 className="text-[2.75rem] leading-(--display-leading) md:text-6xl xl:text-[5rem]">{title}</h1>
          {text && <p className="mt-5 max-w-md text-lg leading-snug">{text}</p>}
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <PanelLink {...action} look="filled" />
            {second && <PanelLink {...second} look="underlined" className="px-3" />}
          </div>
          {children}
        </div>
      </div>
      <div
        className={`relative ${frames[look]} ${look === "inset" ? "max-lg:w-full" : look === "arch" ? "self-center lg:self-end" : ""}`}
      >
        <ShowPicture
          product={product}
          scene={scene}
          {...(view !== undefined && { view })}
          sizes={sizes[look]}
          isFirst
          className={pictures[look]}
        />
        {hasPrice && product && (
          <PriceChip
            product={product}
            className={`absolute end-6 lg:bottom-12 ${look === "inset" ? "-bottom-2" : "bottom-6"} ${look === "arch" ? "lg:end-12" : `lg:end-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))]`}`}
          />
        )}
      </div>
    </section>
  );
}
