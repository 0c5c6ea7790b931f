import { theme } from "~/generated/themes/fashion-eight.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import { RuledFeatures } from "../sections/ruled-features.tsx";
import type { Route } from "./+types/fashion-eight.ts";
import { posts, withViews } from "./detail-shelves.ts";
import { FabricStudies } from "./fashion-eight/fabric-studies.tsx";
import { MacroStrips } from "./fashion-eight/macro-strips.tsx";
import { defineHome } from "./home.ts";
import { tagged } from "./shelves.ts";

const wardrobe = ["fashion", "accessories"];

const home = defineHome({
  title: "Fashion by the cloth",
  description:
    "Wool, suede, quilting and cotton from so close that the weave shows, with what is in them and how to care for them.",
  theme,
  picture: "products/fashion/wool-pea-coat-detail",
  header: "drawer",
  footer: "dark",
  notice: true,
  shelves: {
    studies: withViews("7", "1", "5", "2"),
    wool: tagged("wool", 4, wardrobe),
    cotton: tagged("cotton", 4, wardrobe),
    leather: tagged("leather", 4, wardrobe),
    canvas: tagged("canvas", 4, wardrobe),
    letters: posts("caring-for-leather", "five-coats-and-what-each-is-for", "the-lowest-price-of-thirty-days"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

/** Where each cloth is closest in its picture. */
const parts = ["origin-[20%_70%]", "origin-[85%_55%]", "origin-[50%_90%]", "origin-[20%_80%]"];

export default function FashionEight({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { studies, wool, cotton, leather, canvas, letters } = loaderData;
  const words = [
    {
      cloth: t("Bouclé"),
      text: t("The yarn is looped before it is woven. The loops hold air, and the air holds warmth."),
    },
    {
      cloth: t("Wool melton"),
      text: t("Woven, then felted until the threads can no longer be seen. Wind looks for a way in and finds none."),
    },
    {
      cloth: t("Quilted polyamide"),
      text: t("Even baffles keep the filling where it was put. It is recycled, and nothing in it had feathers."),
    },
    { cloth: t("Cotton gabardine"), text: t("A steep twill, so dense that showers run off along the diagonal.") },
  ];
  return (
    <>
      <MacroStrips
        title={t("Cloth first, then the coat")}
        text={t("Hold it up to the light. Here is what you would see: the weave, the weight, and what the label says.")}
        action={{ to: "#cloths", label: t("Look closer") }}
        strips={studies.map((study, i) => ({
          ...study,
          cloth: words[i]?.cloth ?? study.product.name,
          part: parts[i] ?? "",
        }))}
      />
      <RuledFeatures
        tone="ground"
        features={[
          { title: t("In percent"), text: t("Shell and lining, to the last fibre.") },
          { title: t("In degrees"), text: t("How hot to wash, and whether to wash at all.") },
          { title: t("By name"), text: t("Who sewed it, with an address.") },
        ]}
      />
      <div id="cloths" className="scroll-mt-16">
        <FabricStudies
          title={t("Four cloths, close up")}
          text={t("The lens shows the whole piece; the strip goes once around it.")}
          studies={studies.map((study, i) => ({ ...study, ...(words[i] ?? { cloth: study.product.name, text: "" }) }))}
        />
      </div>
      <ProductTabs
        title={t("By the metre, so to speak")}
        tabs={[
          { name: t("Wool"), products: wool, to: "/tagproduct/wool", label: t("All wool") },
          { name: t("Cotton"), products: cotton, to: "/tagproduct/cotton", label: t("All cotton") },
          { name: t("Leather"), products: leather, to: "/tagproduct/leather", label: t("All leather") },
          { name: t("Canvas"), products: canvas, to: "/tagproduct/canvas", label: t("All canvas") },
        ]}
      />
      <JournalTeasers title={t("Care and cloth")} posts={letters} />
    </>
  );
}
