import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/furniture-three.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/furniture-three.ts";
import { SeatChooser } from "./furniture-three/seat-chooser.tsx";
import { TintedSlider } from "./furniture-three/tinted-slider.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { besides, bestSelling, chosen, everything } from "./shelves.ts";

/** Number of seats by product id; 1 if absent. */
const seatsOf: Record<string, number> = { "21": 2, "22": 4, "23": 3, "24": 3, "25": 3 };

const home = defineHome({
  title: "Chair or sofa",
  description: "Say how many will sit and what it may cost: three chairs and five sofas, narrowed down in place.",
  theme,
  picture: "products/furnitures/curved-boucle-sofa-front",
  header: "overlay",
  headerTone: "stage",
  footer: "columns",
  shelves: {
    lead: chosen("21", "18", "25"),
    all: everything("furniture", ...Object.keys(seatsOf)),
    story: chosen("23"),
    best: besides(3, bestSelling(8, "furniture"), chosen("21", "18", "25", "23", "24")),
    daybed: chosen("24"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/armchairs",
    "/tagproduct/small-space",
    "/subcategoryproduct/sofas",
    "/subcategoryproduct/chairs",
  ],
  home.loader,
);

export default function FurnitureThree({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, all, story, best, daybed } = loaderData;
  const pieces = all.map((product) => ({ product, seats: seatsOf[product.id] ?? 1 }));
  return (
    <>
      <TintedSlider
        slides={[
          {
            product: lead[1],
            title: t("Room for one, gladly"),
            text: t("Square shoulders, caramel bouclé, and nobody next to you."),
            action: { to: "/subcategoryproduct/armchairs", label: t("Armchairs") },
          },
          {
            product: lead[0],
            title: t("Room for two, easily"),
            text: t("150 centimetres, washable linen, no discussion about the middle."),
            action: { to: "/tagproduct/small-space", label: t("For small rooms") },
            tone: "surface",
          },
          {
            product: lead[2],
            title: t("Room for everyone"),
            text: t("It belongs in the middle, where everyone faces everyone."),
            action: { to: "/subcategoryproduct/sofas", label: t("Sofas") },
            tone: "deep",
          },
        ]}
      />
      <SeatChooser
        title={t("Chair or sofa?")}
        text={t("Two questions for each. What is left is what fits.")}
        sides={[
          {
            name: t("Chair"),
            to: "/subcategoryproduct/chairs",
            tone: "ground",
            pieces: pieces.filter(({ product }) => product.category.includes("chairs")),
          },
          {
            name: t("Sofa"),
            to: "/subcategoryproduct/sofas",
            tone: "stage",
            pieces: pieces.filter(({ product }) => product.category.includes("sofas")),
          },
        ]}
      />
      <StoryPanel
        product={story[0]}
        isLow
        look="end"
        title={t("A sofa for long stories")}
        action={{ to: "/product/23", label: t("The Chesterfield") }}
      >
        <p>
          {t("Beech, steel springs, cotton felt, down; over it cow leather that was dyed through and waxed by hand.")}
        </p>
        <p>{t("It arrives in one piece. Measure the staircase before you fall in love.")}</p>
      </StoryPanel>
      <ProductRow
        title={t("Sat on most")}
        more={{ to: "/categoryproduct/furniture?sort=best-selling", label: t("All best sellers") }}
        products={best}
        across={3}
      />
      <CallToAction
        tone="accent"
        product={daybed[0]}
        title={t("Neither chair nor sofa")}
        text={t("By day people sit on it, by night one of them stays.")}
        action={{ to: "/product/24", label: t("The daybed") }}
      />
      <NewsletterBand
        title={t("New seats, now and then")}
        text={t("One e-mail a month, shorter than this page.")}
        look="centred"
      >
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
