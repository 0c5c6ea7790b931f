import { theme } from "~/generated/themes/fashion-seven.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PriceDrops } from "../sections/price-drops.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/fashion-seven.ts";
import { priceDrops } from "./detail-shelves.ts";
import { TwinColumns } from "./fashion-seven/twin-columns.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, chosen, newest } from "./shelves.ts";

const home = defineHome({
  title: "Fashion for him and her",
  description: "Two columns: what she wears, what he wears. The one that you press makes room.",
  theme,
  picture: "products/fashion/boucle-cocoon-coat-front",
  header: "classic",
  footer: "line",
  shelves: {
    hers: chosen("5", "4", "2", "9", "68"),
    his: chosen("3", "1", "6", "73", "77"),
    drops: priceDrops(5, "fashion"),
    fresh: besides(8, newest(12, "accessories"), chosen("77", "73", "68")),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/subcategoryproduct/women", "/subcategoryproduct/men"], home.loader);

export default function FashionSeven({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { hers, his, drops, fresh } = loaderData;
  return (
    <>
      <TwinColumns
        title={t("Fashion for him and her")}
        columns={[
          {
            title: t("What she wears"),
            text: t("Five pieces that get along. The puffer goes over all of them."),
            tone: "ground",
            action: { to: "/subcategoryproduct/women", label: t("All for women") },
            products: hers,
          },
          {
            title: t("What he wears"),
            text: t("Olive, navy, leather. Nothing that needs an occasion."),
            tone: "deep",
            action: { to: "/subcategoryproduct/men", label: t("All for men") },
            products: his,
          },
        ]}
      />
      <ProductRow
        title={t("For either")}
        lead={t("Bags, hats and belts do not ask.")}
        more={{ to: "/categoryproduct/accessories", label: t("All accessories") }}
        products={fresh}
        across={5}
      />
      <PriceDrops
        title={t("What costs less")}
        text={t("The five biggest reductions in fashion, as of this minute.")}
        drops={drops}
      />
    </>
  );
}
