import { theme } from "~/generated/themes/organic-food-two.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CaptionedPictures } from "../sections/captioned-pictures.tsx";
import { MakersStrip } from "../sections/makers-strip.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/organic-food-two.ts";
import { makers, withViews } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { BoxFromAbove } from "./organic-food-two/box-from-above.tsx";
import { chosen, preferred } from "./shelves.ts";

const home = defineHome({
  title: "The weekly box of organic food",
  description: "Fruit, vegetables and larder goods from three farms. Fill a box for the week and see what it costs.",
  theme,
  picture: "departments/organic-food",
  header: "stacked",
  footer: "centred",
  notice: true,
  shelves: {
    box: withViews("35", "34", "36", "37", "40", "41", "38", "39"),
    banners: chosen("39", "38", "34"),
    table: preferred("84", "54", "83", "16", "81"),
    farms: makers("organic food"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  ["/subcategoryproduct/larder-goods", "/tagproduct/breakfast", "/tagproduct/vegan", "/tagproduct/kitchen"],
  home.loader,
);

/** Initial quantities of the box for two. */
const boxForTwo = [1, 2, 1, 1, 0, 1, 0, 1];

export default function OrganicFoodTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { box, banners, table, farms } = loaderData;
  return (
    <>
      <BoxFromAbove
        title={t("Your box for the week")}
        text={t("We packed one for two people. Take out what you have, add what you like; the total follows.")}
        addLabel={t("Add the box to cart")}
        parts={box.map((part, i) => ({ ...part, quantity: boxForTwo[i] ?? 0 }))}
      />
      <CaptionedPictures
        pictures={[
          {
            product: banners[0],
            title: t("Good oil, cold-pressed"),
            action: { to: "/subcategoryproduct/larder-goods", label: t("Larder goods") },
          },
          {
            product: banners[1],
            title: t("For the breakfast table"),
            action: { to: "/tagproduct/breakfast", label: t("Breakfast") },
          },
          {
            product: banners[2],
            title: t("Nothing but plants"),
            action: { to: "/tagproduct/vegan", label: t("Vegan") },
          },
        ]}
      />
      <MakersStrip title={t("Who grows it")} makers={farms} />
      <ProductRow
        title={t("Once the box is open")}
        lead={t("Spoons, mugs, a cookbook, and a basket for what keeps.")}
        more={{ to: "/tagproduct/kitchen", label: t("Everything for the kitchen") }}
        products={table}
        across={5}
      />
    </>
  );
}
