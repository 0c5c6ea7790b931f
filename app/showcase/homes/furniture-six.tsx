import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/furniture-six.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CaptionedPictures } from "../sections/captioned-pictures.tsx";
import { DealPrice } from "../sections/deal-price.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/furniture-six.ts";
import { withFacts } from "./detail-shelves.ts";
import { MeasuredDrawing } from "./furniture-six/measured-drawing.tsx";
import { PassepartoutSlider } from "./furniture-six/passepartout-slider.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen, deal, preferred } from "./shelves.ts";

const drawn = ["24", "23", "21", "20", "18"];

const home = defineHome({
  title: "Furniture, measured",
  description: "Every piece with its width, depth and height drawn onto it, so that the doorframe is no surprise.",
  theme,
  picture: "scenes/measured-room",
  header: "stacked",
  footer: "dark",
  notice: true,
  shelves: {
    lead: chosen("23", "24", "18"),
    measured: withFacts("furniture", ...drawn),
    banners: chosen("22", "25", "19"),
    small: preferred("42", "87", "80", "81", "85"),
    deal: deal("furniture", 1),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/tagproduct/leather",
    "/tagproduct/oak",
    "/subcategoryproduct/armchairs",
    "/blog-details-standard?post=measure-a-small-room-for-a-sofa",
    "/tagproduct/boucle",
    "/tagproduct/living-room",
    "/tagproduct/solid-wood",
    "/categoryproduct/handmade",
  ],
  home.loader,
);

export default function FurnitureSix({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, measured, banners, small, deal: weekly } = loaderData;
  return (
    <>
      <PassepartoutSlider
        slides={[
          {
            product: lead[0],
            title: t("The library sofa"),
            text: t("Deep buttons, rolled arms, rows of brass nails."),
            action: { to: "/tagproduct/leather", label: t("Everything in leather") },
          },
          {
            product: lead[1],
            title: t("The guest room"),
            text: t("A daybed of oiled oak: 195 centimetres for sleeping."),
            action: { to: "/tagproduct/oak", label: t("Everything in oak") },
          },
          {
            product: lead[2],
            title: t("The window seat"),
            text: t("88 by 80 centimetres, so it fits the bay."),
            action: { to: "/subcategoryproduct/armchairs", label: t("Armchairs") },
          },
        ]}
      />
      <MeasuredDrawing
        title={t("To the centimetre")}
        text={t("Width below, height at the side, depth in the corner. Your doorframe knows the rest.")}
        pieces={drawn.flatMap((id) => measured.find(({ product }) => product.id === id) ?? [])}
      />
      <StoryPanel
        scene={{
          path: "scenes/measured-room",
          alt: t(
            "A room with a lamp, a basket and an armchair; on the floor a sheet as large as a sofa and a tape measure",
          ),
          focus: "object-[50%_70%]",
        }}
        tone="ground"
        title={t("Lay the sofa out in paper")}
        action={{
          to: "/blog-details-standard?post=measure-a-small-room-for-a-sofa",
          label: t("How to measure a room"),
        }}
      >
        <p>{t("Cut it from newspaper, lay it down, and carry a tray past it for two days.")}</p>
        <p>{t("If you stop bumping into it, it fits.")}</p>
      </StoryPanel>
      <CaptionedPictures
        pictures={[
          {
            product: banners[0],
            title: t("For the corner"),
            action: { to: "/tagproduct/boucle", label: t("Bouclé") },
          },
          {
            product: banners[1],
            title: t("For the middle of the room"),
            action: { to: "/tagproduct/living-room", label: t("Living room") },
          },
          {
            product: banners[2],
            title: t("For the table"),
            action: { to: "/tagproduct/solid-wood", label: t("Solid wood") },
          },
        ]}
      />
      <DealPrice
        title={t("One piece, one week")}
        text={t("Measured against the lowest price of the 30 days before.")}
        product={weekly}
      />
      <ProductRow
        title={t("Fits under one arm")}
        lead={t("A lamp, a cushion, a vase: measured too, though no doorframe minds them.")}
        more={{ to: "/categoryproduct/handmade", label: t("Everything handmade") }}
        products={small}
        across={5}
      />
      <NewsletterBand title={t("Letters from the shop")} text={t("Once a month, one page, no more.")}>
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
