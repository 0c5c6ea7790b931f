import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type BeforeAfterProps = {
  title: string;
  text?: string;
  before: { path: string | undefined; alt: string };
  after: { path: string | undefined; alt: string };
  /** In pixels, of both pictures. */
  width?: number;
  height?: number;
};

const STEPS = 20;

/** The clip of the upper picture in steps of 5 %: classes, as the content security policy forbids inline styles. */
const clips = [
  "[clip-path:inset(0_100%_0_0)]",
  "[clip-path:inset(0_95%_0_0)]",
  "[clip-path:inset(0_90%_0_0)]",
  "[clip-path:inset(0_85%_0_0)]",
  "[clip-path:inset(0_80%_0_0)]",
  "[clip-path:inset(0_75%_0_0)]",
  "[clip-path:inset(0_70%_0_0)]",
  "[clip-path:inset(0_65%_0_0)]",
  "[clip-path:inset(0_60%_0_0)]",
  "[clip-path:inset(0_55%_0_0)]",
  "[clip-path:inset(0_50%_0_0)]",
  "[clip-path:inset(0_45%_0_0)]",
  "[clip-path:inset(0_40%_0_0)]",
  "[clip-path:inset(0_35%_0_0)]",
  "[clip-path:inset(0_30%_0_0)]",
  "[clip-path:inset(0_25%_0_0)]",
  "[clip-path:inset(0_20%_0_0)]",
  "[clip-path:inset(0_15%_0_0)]",
  "[clip-path:inset(0_10%_0_0)]",
  "[clip-path:inset(0_5%_0_0)]",
  "[clip-path:inset(0_0_0_0)]",
];

/** Two pictures of the same place, uncovered by a slider that works with pointer, touch and arrow keys. */
export function BeforeAfter({ title, text, before, after, width = 1600, height = 1000 }: BeforeAfterProps) {
  const { t } = useTranslation("homes");
  const [step, setStep] = useState(STEPS / 2);
  const size = { width, height, sizes: "(min-width: 84rem) 78rem, 94vw" };
  return (
    <section className="wrap py-10 md:py-16">
      <h2 className="text-3xl md:text-5xl">{title}</h2>
      {text && <p className="mt-3 max-w-xl text-muted">{text}</p>}
      <div
        dir="ltr"
        className="relative mt-7 overflow-hidden rounded-base outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-4"
      >
        <Picture path={after.path} alt={after.alt} {...size} className="aspect-16/10 w-full" />
        <Picture
          path={before.path}
          alt={before.alt}
          {...size}
          className={`absolute inset-0 size-full ${clips[step]}`}
        />
        <input
          type="range"
          autoComplete="off"
          min={0}
          max={STEPS}
          value={step}
          aria-valuetext={t("{{percent}}%", { percent: (step * 100) / STEPS })}
          aria-label={t("How much of the first picture shows")}
          onChange={(event) => setStep(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-ew-resize appearance-none bg-transparent [&::-moz-range-thumb]:h-[200vh] [&::-moz-range-thumb]:w-1 [&::-moz-range-thumb]:rounded-none [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-surface [&::-webkit-slider-thumb]:h-[200vh] [&::-webkit-slider-thumb]:w-1 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:bg-surface"
        />
      </div>
    </section>
  );
}
