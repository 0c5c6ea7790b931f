import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/fashion-five.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { BannerMosaic } from "../sections/banner-mosaic.tsx";
import { DealStage } from "../sections/deal-stage.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { PhotoStrip } from "../sections/photo-strip.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/fashion-five.ts";
import { BubbleSlider } from "./fashion-five/bubble-slider.tsx";
import { ColourFilter } from "./fashion-five/colour-filter.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen, deal } from "./shelves.ts";

const home = defineHome({
  title: "Fashion by colour",
  description: "Choose a colour first. Coats and jackets in white, black, brown and blue, and what is left of each.",
  theme,
  picture: "products/fashion/suede-trucker-jacket-front",
  header: "side",
  footer: "columns",
  shelves: {
    lead: chosen("5", "7", "3"),
    dyed: chosen("5", "4", "7", "2", "1", "6"),
    banners: chosen("74", "69", "77"),
    deal: deal("coats", 0, { subCategory: ["women", "men"] }),
    small: chosen("68", "72", "73", "8"),
    strong: chosen("78", "76", "79", "70", "71", "75"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/categoryproduct/fashion",
    "/tagproduct/wool",
    "/subcategoryproduct/jackets",
    "/subcategoryproduct/scarves-and-umbrellas",
    "/tagproduct/canvas",
    "/subcategoryproduct/bags",
    "/categoryproduct/accessories",
  ],
  home.loader,
);

export default function FashionFive({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, dyed, banners, deal: weekly, small, strong } = loaderData;
  return (
    <>
      <BubbleSlider
        slides={[
          {
            product: lead[0],
            title: t("Start with blue"),
            text: t("Pick the colour first. The cut decides itself on the way to the mirror."),
            action: { to: "/categoryproduct/fashion?colour=blue", label: t("Everything in blue") },
          },
          {
            product: lead[1],
            title: t("Rust, flecked with cream"),
            text: t("A looped wool that never looks the same twice, in three colours."),
            action: { to: "/tagproduct/wool", label: t("All wool") },
          },
          {
            product: lead[2],
            title: t("Olive goes with it"),
            text: t("Matt on the outside, rust on the inside, and only when you want it to."),
            action: { to: "/subcategoryproduct/jackets", label: t("All jackets") },
          },
        ]}
      />
      <ColourFilter
        title={t("Shop by colour")}
        text={t("Anything sold out in a colour is not shown in it.")}
        products={dyed}
        to="/categoryproduct/fashion"
      />
      <BannerMosaic
        look="row"
        banners={[
          {
            product: banners[0],
            title: t("A square of green"),
            action: { to: "/subcategoryproduct/scarves-and-umbrellas", label: t("Scarves and umbrellas") },
          },
          {
            product: banners[1],
            title: t("Undyed"),
            action: { to: "/tagproduct/canvas", label: t("Canvas") },
          },
          {
            product: banners[2],
            title: t("Moss and saddle"),
            action: { to: "/subcategoryproduct/bags", label: t("Bags") },
          },
        ]}
      />
      <ProductRow
        title={t("Small things in strong colours")}
        more={{ to: "/categoryproduct/accessories", label: t("All accessories") }}
        products={strong}
        across={3}
      />
      <DealStage title={t("This week’s coat")} text={t("Reduced, in every colour that is left.")} product={weekly} />
      <PhotoStrip products={small} look="spaced" />
      <NewsletterBand
        title={t("A colour a month")}
        text={t("One e-mail, one colour, what we found in it.")}
        tone="paper"
      >
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
