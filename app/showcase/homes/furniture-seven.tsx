import { theme } from "~/generated/themes/furniture-seven.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ProductRow } from "../sections/product-row.tsx";
import type { Route } from "./+types/furniture-seven.ts";
import { withFacts } from "./detail-shelves.ts";
import { FigureTrio } from "./furniture-seven/figure-trio.tsx";
import { LoadSheet } from "./furniture-seven/load-sheet.tsx";
import { NightToMorning } from "./furniture-seven/night-to-morning.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen, preferred } from "./shelves.ts";

const home = defineHome({
  title: "Furniture that arrives",
  description:
    "When an order placed today reaches you, day by day: what we pack, when it comes, until when it may go back.",
  theme,
  picture: "scenes/evening-room",
  header: "stacked",
  footer: "line",
  shelves: {
    room: chosen("22", "18"),
    van: withFacts("furniture"),
    parcels: preferred("84", "83", "86", "82", "87"),
    flat: chosen("24"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/categoryproduct/handmade"], home.loader);

export default function FurnitureSeven({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { room, van, parcels, flat } = loaderData;
  return (
    <>
      <NightToMorning
        title={t("Ordered by lamplight")}
        text={t("And on which day it stands there by daylight: scroll, and the night passes.")}
        scene={{
          path: "scenes/evening-room",
          alt: t("A corner sofa and a caramel armchair beside a lit floor lamp, before a blue wall in the evening"),
          focus: "object-[78%_60%] rtl:-scale-x-100",
        }}
        products={room}
        action={{ to: "/delivery", label: t("How large things are delivered") }}
      />
      <LoadSheet
        title={t("What comes by van")}
        text={t("Counted in working days. Holidays, stairs and snow may add one; we tell you.")}
        loads={van}
      />
      <FigureTrio
        title={t("Eight bolts, thirty minutes, two people")}
        figures={[
          { figure: "8", of: t("bolts") },
          { figure: "30", of: t("minutes") },
          { figure: "2", of: t("people") },
        ]}
        product={flat[0]}
        action={{ to: "/product/24", label: t("The spindle daybed") }}
      >
        <p>{t("Whatever needs putting together says so, and what is left for you to do.")}</p>
        <p>{t("The carrier takes the cardboard away again. You keep the Allen key.")}</p>
      </FigureTrio>
      <ProductRow
        title={t("One person can carry these")}
        lead={t("Spoons, mugs, a candle: they come in a parcel, and nobody has to measure the stairs.")}
        more={{ to: "/categoryproduct/handmade", label: t("Everything handmade") }}
        products={parcels}
        across={5}
      />
    </>
  );
}
