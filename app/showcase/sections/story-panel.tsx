import type { ReactNode } from "react";
import { type Action, PanelLink } from "./panel-link.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";
import { type Tone, toneClasses } from "./tones.ts";

type StoryPanelProps = Shown & {
  title: string;
  children: ReactNode;
  action?: Action;
  /** `start` and `end`: the picture's side; `wide`: above the text; `quiet`: small beside the text. */
  look?: "start" | "end" | "wide" | "quiet";
  tone?: Tone;
  /** Whether the product is wider than tall, such as a sofa: its picture then is square instead of portrait. */
  isLow?: boolean;
};

/** A picture and some paragraphs: how something is made, where it comes from, why it is here. */
export function StoryPanel({
  title,
  children,
  action,
  look = "start",
  tone = "paper",
  isLow = false,
  ...shown
}: StoryPanelProps) {
  const isWide = look === "wide";
  const isScene = shown.scene !== undefined;
  const columns = isWide ? "" : look === "quiet" ? "md:grid-cols-[1fr_2fr]" : "md:grid-cols-2";
  const scened = look === "end" ? "md:grid-cols-[2fr_3fr]" : "md:grid-cols-[3fr_2fr]";
  return (
    <section data-look={look} data-of={isScene ? "scene" : "product"} className={`story ${toneClasses[tone]}`}>
      <div className={`wrap grid items-center gap-8 py-12 md:gap-14 md:py-20 ${isScene && !isWide ? scened : columns}`}>
        <ShowPicture
          {...shown}
          sizes={isWide ? "(min-width: 84rem) 78rem, 94vw" : `(min-width: 48rem) ${isScene ? 58 : 48}vw, 94vw`}
          className={`w-full rounded-base ${isWide ? "aspect-16/9 object-[50%_44%]" : isScene ? "aspect-3/2" : isLow ? "aspect-square" : "aspect-4/5"} ${look === "end" ? "md:order-last" : ""}`}
        />
        <div className={`story-words ${isWide ? "grid gap-6 md:grid-cols-2" : "max-w-xl"}`}>
          <h2 className="text-3xl md:text-5xl">{title}</h2>
          <div>
            <div className={`space-y-4 text-lg leading-relaxed ${isWide ? "" : "mt-5"}`}>{children}</div>
            {action && <PanelLink {...action} look="arrow" className="mt-5" />}
          </div>
        </div>
      </div>
    </section>
  );
}
