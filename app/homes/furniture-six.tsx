import "~/themes/furniture-six.css";
import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { unpack } from "~/layout/packed.ts";
import { CaptionedPictures } from "~/sections/captioned-pictures.tsx";
import { DealPrice } from "~/sections/deal-price.tsx";
import { JournalTeasers } from "~/sections/journal-teasers.tsx";
import { MeasuredDrawing } from "~/sections/measured-drawing.tsx";
import { NewsletterBand } from "~/sections/newsletter-band.tsx";
import { PassepartoutSlider } from "~/sections/passepartout-slider.tsx";
import { ProductTabs } from "~/sections/product-tabs.tsx";
import furnitureSix from "~/themes/furniture-six.css?inline";
import type { Route } from "./+types/furniture-six.ts";
import { posts, withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { bestSelling, chosen, deal, newest } from "./shelves.ts";

const home = defineHome({
  title: "Furniture, measured",
  description: "Every piece with its width, depth and height drawn onto it, so that the doorframe is no surprise.",
  theme: { name: "furniture-six", css: furnitureSix },
  header: "classic",
  footer: "columns",
  shelves: {
    lead: chosen("23", "24", "18"),
    measured: withFacts("furniture"),
    best: bestSelling(4, "furniture"),
    fresh: newest(4, "furniture"),
    banners: chosen("22", "20", "19"),
    deal: deal("furniture", 1),
    letters: posts("measure-a-small-room-for-a-sofa", "caring-for-leather"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

const drawn = ["24", "23", "21", "20", "18"];

export default function FurnitureSix({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, measured, best, fresh, banners, deal: weekly, letters } = unpack(loaderData);
  const all = "/categoryproduct/furniture";
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
      <ProductTabs
        title={t("The collection")}
        tabs={[
          { name: t("Best sellers"), products: best, to: `${all}?sort=best-selling`, label: t("All best sellers") },
          { name: t("New arrivals"), products: fresh, to: `${all}?sort=newest`, label: t("Everything new") },
        ]}
      />
      <CaptionedPictures
        pictures={[
          {
            product: banners[0],
            title: t("For the corner"),
            action: { to: "/tagproduct/boucle", label: t("Bouclé") },
          },
          {
            product: banners[1],
            title: t("For the fire"),
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
      <JournalTeasers title={t("Bring a tape measure")} look="lines" posts={letters} />
      <NewsletterBand title={t("Letters from the shop")} text={t("Once a month, one page, no more.")}>
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
