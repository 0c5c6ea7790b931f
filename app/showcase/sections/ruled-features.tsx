import { type Feature, FeatureWords } from "./features.tsx";
import { type Tone, toneClasses } from "./tones.ts";

type RuledFeaturesProps = { features: readonly Pick<Feature, "title" | "text">[]; tone?: Tone };

const rules = "border-t border-current/25 pt-5 md:border-s md:border-t-0 md:ps-6 md:pt-1";

/** A line between two columns, and none before the first of a row. */
const layouts = {
  three: { grid: "md:grid-cols-3", item: "md:first:border-s-0 md:first:ps-0" },
  four: {
    grid: "md:grid-cols-2 lg:grid-cols-4",
    item: "max-lg:odd:border-s-0 max-lg:odd:ps-0 lg:first:border-s-0 lg:first:ps-0",
  },
};

/** A few facts side by side, in columns separated by lines. */
export function RuledFeatures({ features, tone = "paper" }: RuledFeaturesProps) {
  const { grid, item } = layouts[features.length === 3 ? "three" : "four"];
  return (
    <section className={toneClasses[tone]}>
      <ul className={`wrap grid gap-x-8 gap-y-7 py-10 md:py-12 ${grid}`}>
        {features.map(({ title, text }) => (
          <li key={title} className={`${rules} ${item}`}>
            <FeatureWords title={title} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
