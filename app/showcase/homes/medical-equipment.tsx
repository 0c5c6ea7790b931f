import { theme } from "~/generated/themes/medical-equipment.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import { RuledFeatures } from "../sections/ruled-features.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/medical-equipment.ts";
import { posts, withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { FactsHero } from "./medical-equipment/facts-hero.tsx";
import { HelpLine } from "./medical-equipment/help-line.tsx";
import { NeedBoard } from "./medical-equipment/need-board.tsx";
import { needing } from "./needs.ts";
import { everything, type Products } from "./shelves.ts";

const home = defineHome({
  title: "Medical equipment for home and practice",
  description:
    "Measuring devices, first aid and consumables with their class and standard, and a help line that answers.",
  theme,
  picture: "scenes/medicine-shelf",
  header: "classic",
  footer: "line",
  shelves: {
    devices: withFacts("medical", "124", "125", "126", "127", "128", "129", "130", "131"),
    measuring: everything("diagnostics"),
    dressings: everything("first aid supplies"),
    consumables: everything("consumables"),
    letters: posts("what-belongs-in-a-first-aid-kit"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  ["/tagproduct/travel", "/tagproduct/everyday", "/blog-details-standard?post=what-belongs-in-a-first-aid-kit"],
  home.loader,
);

export default function MedicalEquipment({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { devices, measuring, dressings, consumables, letters } = loaderData;
  const lead = devices.find(({ product }) => product.id === "125");
  const some = (...ids: string[]) =>
    ids.flatMap((id) => devices.find(({ product }) => product.id === id)?.product ?? []);
  const tab = (name: string, products: Products, slug: string, label: string) => ({
    name,
    products,
    to: `/subcategoryproduct/${slug}`,
    label,
  });
  return (
    <>
      <FactsHero
        title={t("Devices that say what they are")}
        text={t("Class, standard and intended use stand beside everything we sell, before the price.")}
        action={{ to: "/subcategoryproduct/diagnostics", label: t("All measuring devices") }}
        product={lead?.product}
        facts={[
          { name: t("Standard"), value: lead?.facts["Class / Standard"] },
          { name: t("Intended use"), value: lead?.facts["Intended use"] },
          { name: t("Dimensions"), value: lead?.facts.Dimensions },
          { name: t("Weight"), value: lead?.facts.Weight },
          { name: t("Power"), value: lead?.facts.Power },
          { name: t("Contents"), value: lead?.facts.Contents },
        ]}
      />
      <HelpLine
        title={t("Not sure which cuff, which size, which class?")}
        text={t("Call us. We know the devices; for a diagnosis, please ask your doctor.")}
        company={shop.company}
      />
      <NeedBoard
        title={t("What do you need it for?")}
        lead={t("Four occasions, and what goes with each.")}
        needs={[
          {
            title: t("Keeping an eye on the heart"),
            text: t("Measured sitting, twice a day, written down."),
            products: some("125", "129", "124"),
            more: { to: "/subcategoryproduct/diagnostics", label: t("Diagnostics") },
          },
          {
            title: t("Small injuries at home"),
            text: t("Within reach of adults, out of reach of children."),
            products: some("128", "130", "126"),
            more: { to: "/subcategoryproduct/first-aid-supplies", label: t("First aid supplies") },
          },
          {
            title: t("For the suitcase"),
            text: t("Light, dry, and allowed in hand luggage."),
            products: some("127", "129", "130"),
            more: { to: "/tagproduct/travel", label: t("For travelling") },
          },
          {
            title: t("Every day"),
            text: t("What runs out and has to be there again tomorrow."),
            products: some("131", "125", "127"),
            more: { to: "/tagproduct/everyday", label: t("For every day") },
          },
        ]}
      />
      <StoryPanel
        look="end"
        scene={{
          path: "scenes/medicine-shelf",
          alt: t(
            "A first-aid bag, vitamins, face masks, bandages, a pulse oximeter and a blood pressure monitor on a pale shelf",
          ),
        }}
        title={t("One shelf, before you need it")}
        action={{
          to: "/blog-details-standard?post=what-belongs-in-a-first-aid-kit",
          label: t("Worth reading first"),
        }}
      >
        <p>
          {t("Masks, bandages, a monitor with a charged battery. Check the dates once a year, when the clocks change.")}
        </p>
      </StoryPanel>
      <RuledFeatures
        tone="ground"
        features={[
          {
            title: t("Sealed goods stay sealed"),
            text: t("Opened hygiene goods cannot be sent back; we say so first."),
          },
          { title: t("Batteries are in the box"), text: t("Where a device needs them, the first set is included.") },
          { title: t("A manual with every device"), text: t("On paper, to keep beside it.") },
        ]}
      />
      <ProductTabs
        hasStars
        title={t("The whole cabinet")}
        tabs={[
          tab(t("Measuring"), measuring, "diagnostics", t("All measuring devices")),
          tab(t("Dressing"), dressings, "first-aid-supplies", t("First aid supplies")),
          tab(t("Using up"), consumables, "consumables", t("Consumables")),
        ]}
      />
      <JournalTeasers title={t("Worth reading first")} look="lines" posts={letters} />
    </>
  );
}
