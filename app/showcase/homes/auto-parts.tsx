import { FileCheck, Recycle, Snowflake, Wrench } from "lucide";
import { theme } from "~/generated/themes/auto-parts.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { DealPrice } from "../sections/deal-price.tsx";
import { Features } from "../sections/features.tsx";
import { MakersStrip } from "../sections/makers-strip.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/auto-parts.ts";
import { PartsFinder } from "./auto-parts/parts-finder.tsx";
import { SlashSlider } from "./auto-parts/slash-slider.tsx";
import { makers, withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen, deal, preferred } from "./shelves.ts";

const home = defineHome({
  title: "Auto parts: system, part, price",
  description: "Wheels, brakes, oil and current, each with the standard it meets and the cars it fits.",
  theme,
  picture: "scenes/garage-bench",
  header: "classic",
  footer: "dark",
  notice: true,
  shelves: {
    lead: chosen("96", "97", "99"),
    parts: withFacts("auto parts"),
    along: preferred("135", "72", "79", "76"),
    deal: deal("auto parts"),
    brands: makers("auto parts"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(
  [
    "/subcategoryproduct/wheels-and-brakes",
    "/tagproduct/workshop-fitting",
    "/subcategoryproduct/engine-and-electrics",
    "/tagproduct/winter",
    "/tagproduct/travel",
  ],
  home.loader,
);

export default function AutoParts({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { lead, parts, along, deal: weekly, brands } = loaderData;
  const factOf = (id: string, name: string) => parts.find(({ product }) => product.id === id)?.facts[name];
  const figure = (id: string, name: string) => {
    const value = factOf(id, name);
    return value ? { figure: value } : {};
  };
  return (
    <>
      <SlashSlider
        slides={[
          {
            product: lead[0],
            ...figure("96", "Dimensions"),
            title: t("Rolling metal"),
            text: t("Twin spokes, polished lip, lacquered for salted roads."),
            action: { to: "/subcategoryproduct/wheels-and-brakes", label: t("Wheels and brakes") },
          },
          {
            product: lead[1],
            ...figure("97", "Dimensions"),
            title: t("Stopping metal"),
            text: t("Vented, drilled, coated at the hub. Two discs for one axle."),
            action: { to: "/tagproduct/workshop-fitting", label: t("For the workshop") },
          },
          {
            product: lead[2],
            ...figure("99", "Specification"),
            title: t("Cold start, warm hands"),
            text: t("Filled, charged, ready to be bolted in."),
            action: { to: "/subcategoryproduct/engine-and-electrics", label: t("Engine and electrics") },
          },
        ]}
      />
      <PartsFinder title={t("Parts finder")} all="/categoryproduct/auto-parts" parts={parts} />
      <Features
        look="row"
        features={[
          {
            icon: FileCheck,
            title: t("The standard is named"),
            text: t("UN R90, ACEA C3, EN 50342: look before you buy."),
          },
          { icon: Wrench, title: t("Home or workshop"), text: t("Tagged by who should fit it. Brakes: not you.") },
          {
            icon: Recycle,
            title: t("Old ones come back"),
            text: t("Send the empty battery back; we pay the postage."),
          },
          { icon: Snowflake, title: t("Winter first"), text: t("What frost and salt ask for has a tag of its own.") },
        ]}
      />
      <DealPrice
        title={t("Part of the week")}
        text={t("One reduced part at a time, another each week.")}
        product={weekly}
      />
      <CallToAction
        look="band"
        tone="accent"
        scene={{
          path: "scenes/garage-bench",
          alt: t("A garage bench with an alloy wheel, a brake disc, two cans of oil and a starter battery"),
          focus: "object-[62%_60%]",
        }}
        title={t("Will it start on Monday?")}
        text={t("680 amps at the cold start, for cars that switch off at the lights.")}
        action={{ to: "/tagproduct/winter", label: t("Ready for winter") }}
      />
      <ProductRow
        hasStars
        title={t("What rides along")}
        lead={t("From the other departments: something hot, low sun, two nights away, rain on arrival.")}
        more={{ to: "/tagproduct/travel", label: t("For travelling") }}
        products={along}
      />
      <MakersStrip title={t("Who makes them")} makers={brands} />
    </>
  );
}
