import { theme } from "~/generated/themes/fashion-four.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import type { Route } from "./+types/fashion-four.ts";
import { posts } from "./detail-shelves.ts";
import { LowKeyPlates } from "./fashion-four/low-key-plates.tsx";
import { PictureMasonry } from "./fashion-four/picture-masonry.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen } from "./shelves.ts";

const home = defineHome({
  title: "Fashion, an editorial",
  description:
    "Outerwear and accessories as pictures first: an editorial to walk through, with everything in it for sale.",
  theme,
  picture: "products/fashion/wool-pea-coat-front",
  header: "overlay",
  headerTone: "ink",
  footer: "line",
  shelves: {
    plates: chosen("4", "1", "8", "5"),
    wall: chosen("68", "77", "2", "72", "71", "73", "79", "7", "6", "74", "75", "76"),
    letters: posts("five-coats-and-what-each-is-for", "caring-for-leather"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/categoryproduct/fashion"], home.loader);

export default function FashionFour({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { plates, wall, letters } = loaderData;
  return (
    <>
      <LowKeyPlates
        title={t("Weather is a mood")}
        text={t("A short collection on purpose. Each piece has earned its place.")}
        action={{ to: "/categoryproduct/fashion", label: t("See all of fashion") }}
        products={plates}
      />
      <PictureMasonry title={t("The season in pictures")} products={wall} />
      <JournalTeasers title={t("To read")} posts={letters} look="lines" />
    </>
  );
}
