import "~/themes/plants.css";
import { Droplets, PawPrint, Sun, Truck } from "lucide";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { BannerMosaic } from "~/sections/banner-mosaic.tsx";
import { CategoryStrip } from "~/sections/category-strip.tsx";
import { Deal } from "~/sections/deal.tsx";
import { Features } from "~/sections/features.tsx";
import { Finder } from "~/sections/finder.tsx";
import { JournalTeasers } from "~/sections/journal-teasers.tsx";
import { ProductRow } from "~/sections/product-row.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { StoryPanel } from "~/sections/story-panel.tsx";
import plants from "~/themes/plants.css?inline";
import type { Route } from "./+types/plants.ts";
import { subCategoryIndex } from "./department-shelves.ts";
import { posts, withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { chosen, deal, preferred } from "./shelves.ts";

/** Reference plants: between them they have every answer of the care finder. */
const [snakePlant, echeveria, fern] = ["27", "31", "33"];

const home = defineHome({
  title: "Plants that like where you live",
  description:
    "Houseplants and small trees with honest care notes: find the ones for your light, your watering and your pets.",
  theme: { name: "plants", css: plants },
  header: "stacked",
  footer: "line",
  shelves: {
    lead: chosen("26"),
    kinds: subCategoryIndex("plant"),
    care: withFacts("plant"),
    beside: preferred("81", "80", "59", "83"),
    banners: chosen("30", "31"),
    deal: deal("plant"),
    letters: posts("houseplants-in-november", "cut-flowers-that-last-a-week"),
  },
});

export const handle = home.handle;
export const meta = home.meta;
export const loader = home.load;
export const clientLoader = home.fillWithWords;

export default function Plants({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, kinds, care, beside, banners, deal: weekly, letters } = loaderData;
  const factsOf = new Map(care.map(({ product, facts }) => [product.id, facts]));
  // Attributes are translated: an answer matches all plants with the same value as its reference plant.
  const asIn = (plant: string, name: string) => {
    const value = factsOf.get(plant)?.[name];
    return ({ id }: { id: string }) => value !== undefined && factsOf.get(id)?.[name] === value;
  };
  return (
    <>
      <SplitHero
        product={lead[0]}
        eyebrow={t("From two nurseries, in Pinneberg and Sanremo")}
        title={t("Something green for every window")}
        text={t("Tell us how light your home is and how often you remember to water. We have a plant for that.")}
        action={{ to: "#care", label: t("Find my plant") }}
        second={{ to: "/categoryproduct/plant", label: t("All plants") }}
        look="bleed"
        hasPrice
      />
      <Features
        look="row"
        features={[
          { icon: Sun, title: t("Light first"), text: t("Every plant says how much light it wants, in plain words.") },
          {
            icon: Droplets,
            title: t("Water, honestly"),
            text: t("Weekly, every two weeks or once a month: no guessing."),
          },
          { icon: PawPrint, title: t("Safe with pets"), text: t("Marked wherever cats and dogs may nibble.") },
          { icon: Truck, title: t("Packed by growers"), text: t("In two to four days, soil and leaves in place.") },
        ]}
      />
      <div id="care" className="scroll-mt-16">
        <Finder
          title={t("The care finder")}
          text={t("Three questions. What you cannot give, we leave out.")}
          products={care.map(({ product }) => product)}
          questions={[
            {
              name: t("How light is your room?"),
              answers: [
                { name: t("Low light"), fits: asIn(snakePlant, "Light") },
                { name: t("Bright, no sun"), fits: asIn(fern, "Light") },
                { name: t("Full sun"), fits: asIn(echeveria, "Light") },
              ],
            },
            {
              name: t("How often will you water?"),
              answers: [
                { name: t("Weekly"), fits: asIn(fern, "Water") },
                { name: t("Every two weeks"), fits: asIn(echeveria, "Water") },
                { name: t("Once a month"), fits: asIn(snakePlant, "Water") },
              ],
            },
            { name: t("Who else lives there?"), answers: [{ name: t("Cats or dogs"), fits: asIn(fern, "Pets") }] },
          ]}
        />
      </div>
      <CategoryStrip title={t("By habit")} categories={kinds} look="tiles" />
      <BannerMosaic
        look="steps"
        banners={[
          {
            product: banners[0],
            title: t("Small trees, large presence"),
            text: t("For a sunny corner that has waited long enough."),
            action: { to: "/subcategoryproduct/small-trees", label: t("Small trees") },
          },
          {
            product: banners[1],
            title: t("A bowl that looks after itself"),
            action: { to: "/subcategoryproduct/cacti-and-succulents", label: t("Cacti and succulents") },
            tone: "ground",
          },
        ]}
      />
      <ProductRow
        title={t("What stands beside them")}
        lead={t("A basket for the watering things, a vase for cuttings, a journal of who was watered when.")}
        more={{ to: "/tagproduct/living-room", label: t("For the living room") }}
        products={beside}
      />
      <Deal
        title={t("Plant of the week")}
        text={t("One plant at a time. Its crossed-out price is the lowest of the 30 days before.")}
        product={weekly}
      />
      <StoryPanel
        scene={{
          path: "scenes/greenhouse",
          alt: t("A greenhouse with a terracotta floor: potted plants on a wooden bench before a wall of glass"),
        }}
        title={t("Grown slowly, sold when ready")}
        action={{ to: "/about", label: t("Who we work with") }}
        look="end"
      >
        <p>
          {t(
            "Our plants come from two family nurseries. One heats its glass with wood from its own forest, the other needs no heating at all: it lies above the sea in Liguria.",
          )}
        </p>
        <p>
          {t(
            "A plant leaves when its roots fill the pot. It needs no new one for a year, and you need no green thumb.",
          )}
        </p>
      </StoryPanel>
      <JournalTeasers title={t("From the journal")} look="lines" posts={letters} />
    </>
  );
}
