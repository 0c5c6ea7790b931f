import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { theme } from "~/generated/themes/cake-shop.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { BannerMosaic } from "../sections/banner-mosaic.tsx";
import { firstNumber } from "../sections/first-number.ts";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { MarqueeLine } from "../sections/marquee-line.tsx";
import type { Route } from "./+types/cake-shop.ts";
import { DripEdge } from "./cake-shop/drip-edge.tsx";
import { type Cake, GuestCounter } from "./cake-shop/guest-counter.tsx";
import { StandHero } from "./cake-shop/stand-hero.tsx";
import { posts, withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen } from "./shelves.ts";

const home = defineHome({
  title: "Cakes, whole or by the piece",
  description: "Layer cakes, tarts and small bakes. Say how many guests you expect and see how many cakes that takes.",
  theme,
  picture: "scenes/cake-table",
  header: "stacked",
  footer: "columns",
  notice: true,
  shelves: {
    cakes: withFacts("cakes", "100", "101", "102", "103", "104", "105", "106", "107"),
    tea: chosen("103", "104", "106", "102"),
    banners: chosen("102", "105"),
    letters: posts("a-cake-for-twelve"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/tarts-and-cheesecakes",
    "/tagproduct/celebration",
    "/subcategoryproduct/small-bakes",
    "/tagproduct/tea-time",
  ],
  home.loader,
);

export default function CakeShop({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { cakes, tea, banners, letters } = loaderData;
  const cake = (id: string): Cake[] => {
    const entry = cakes.find(({ product }) => product.id === id);
    return entry ? [{ product: entry.product, serves: firstNumber(entry.facts.Serves) ?? 1 }] : [];
  };
  const drip = cakes.find(({ product }) => product.id === "100");
  return (
    <>
      <StandHero
        product={drip?.product}
        title={t("Cake, tall and proper")}
        text={t("Fourteen centimetres of sponge, cream and dark chocolate, with berries on top.")}
        action={{ to: "#guests", label: t("How many guests?") }}
        facts={[
          { name: t("Serves"), value: drip?.facts.Serves },
          { name: t("Keeps"), value: drip?.facts.Keeps },
        ]}
      />
      <GuestCounter
        title={t("Slice or whole?")}
        text={t("Say how many are coming. We count the cakes, generously.")}
        whole={["101", "107", "100", "102", "106"].flatMap(cake)}
        small={["105", "103", "104"].flatMap(cake)}
      />
      <BannerMosaic
        look="row"
        banners={[
          {
            product: banners[0],
            title: t("With a crust"),
            action: { to: "/subcategoryproduct/tarts-and-cheesecakes", label: t("Tarts and cheesecakes") },
          },
          {
            scene: {
              path: "scenes/cake-table",
              alt: t("A chocolate drip cake on a stand among tarts, cupcakes, doughnuts and a tower of macaroons"),
              focus: "object-[70%_60%]",
            },
            title: t("Enough for a party"),
            action: { to: "/tagproduct/celebration", label: t("To celebrate") },
          },
          {
            product: banners[1],
            title: t("Gone in two bites"),
            action: { to: "/subcategoryproduct/small-bakes", label: t("Small bakes") },
          },
        ]}
      />
      <Section
        title={t("With a cup of tea")}
        lead={t("For an afternoon with two to eight people and no particular reason.")}
        more={{ to: "/tagproduct/tea-time", label: t("All of it") }}
      >
        <ProductGrid products={tea} />
      </Section>
      <MarqueeLine words={[t("Butter"), t("Berries"), t("Almonds"), t("Dark chocolate"), t("Vanilla"), t("Cream")]} />
      <DripEdge className="text-accent" />
      <Section title={t("What is in them")} more={{ to: "/categoryproduct/cakes", label: t("All cakes") }}>
        <dl className="grid gap-x-10 border-t border-line md:grid-cols-2">
          {["100", "101", "102", "107", "106", "104"].map((id) => {
            const entry = cakes.find(({ product }) => product.id === id);
            return (
              <div key={id} className="border-b border-line py-4">
                <dt className="font-bold">
                  <ProductName of={entry?.product} />
                </dt>
                <dd className="mt-1 text-[0.9375rem]">
                  {`${t("Allergens:")} `}
                  <CatalogueText>{entry?.facts.Allergens}</CatalogueText>
                </dd>
              </div>
            );
          })}
        </dl>
      </Section>
      <JournalTeasers title={t("Before you order")} look="lines" posts={letters} />
    </>
  );
}
