import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "~/platform/ui/icon.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type Feature = { title: string; text: ReactNode; icon?: IconNode };

type FeaturesProps = {
  features: readonly Feature[];
  /** `row` has icons; `numbered` is for facts whose order matters. */
  look?: "row" | "numbered";
  tone?: Tone;
};

const items = {
  row: "flex gap-4",
  numbered: "",
};

/** A few facts side by side. */
export function Features({ features, look = "row", tone = "paper" }: FeaturesProps) {
  const columns = features.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4";
  return (
    <section className={toneClasses[tone]}>
      <ul className={`facts wrap grid gap-x-8 gap-y-7 py-10 md:py-12 ${columns}`}>
        {features.map(({ title, text, icon }, i) => (
          <li key={title} className={items[look]}>
            {look === "row" && icon && <Icon of={icon} size={26} strokeWidth={1.4} className="mt-0.5 shrink-0" />}
            {look === "numbered" && <p className="mb-2 font-display text-5xl">{i + 1}</p>}
            <FeatureWords title={title} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A fact's title and text. */
export function FeatureWords({ title, text }: Pick<Feature, "title" | "text">) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-[0.9375rem] leading-snug">{text}</p>
    </div>
  );
}
