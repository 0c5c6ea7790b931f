import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/fashion-six.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/fashion-six.ts";
import { posts } from "./detail-shelves.ts";
import { LetterHero } from "./fashion-six/letter-hero.tsx";
import { WardrobeLetter } from "./fashion-six/wardrobe-letter.tsx";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { chosen } from "./shelves.ts";

const home = defineHome({
  title: "Fashion, a letter",
  description:
    "A letter about a small wardrobe: what we would keep, and why. Every piece in it can be bought from the line.",
  theme,
  picture: "scenes/wardrobe",
  header: "drawer",
  footer: "centred",
  shelves: {
    wardrobe: chosen("1", "4", "9", "3", "70", "77", "74", "76"),
    umbrella: chosen("76"),
    letters: posts("five-coats-and-what-each-is-for", "caring-for-leather"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/subcategoryproduct/scarves-and-umbrellas"], home.loader);

export default function FashionSix({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { wardrobe, umbrella, letters } = loaderData;
  return (
    <>
      <LetterHero
        scene={{
          path: "scenes/wardrobe",
          alt: t("Five coats on a brass rail, a bench with a hat and a travel bag beneath them"),
          focus: "object-[50%_30%]",
        }}
        date={t("A letter for the cold half of the year")}
        title={t("On owning less, and liking it")}
        text={t("Eight things for two people and one wardrobe. Read it through, or go straight to the list.")}
      />
      <WardrobeLetter
        title={t("The wardrobe letter")}
        paragraphs={[
          t(
            "You asked what we would keep if the wardrobe had to fit in one trunk. We tried it, and were surprised how little we missed.",
          ),
          t(
            "Two coats stay. The [1] is for wind and has been for a hundred and fifty years. The [4] is for everything else; it ties, so it still fits after Christmas.",
          ),
          t(
            "Under them, a [9], which looks finished by itself and disappears under a jacket. For days that cannot decide there is the [3].",
          ),
          t(
            "Then the things that do the work: a [70] that will outlive the trousers, a [77] for the train, and the [74], which turns the same coat into another one.",
          ),
          t("It will rain. The [76] gives in a gust and comes back, and its crook hangs on the edge of any table."),
        ]}
        signature={t("Keep warm. The buyers at {{shop}}", { shop: shop.name })}
        listTitle={t("Named in this letter")}
        products={wardrobe}
      />
      <StoryPanel
        product={umbrella[0]}
        look="quiet"
        tone="ground"
        title={t("P.S. On umbrellas")}
        action={{ to: "/subcategoryproduct/scarves-and-umbrellas", label: t("Scarves and umbrellas") }}
      >
        <p>{t("A good one is not the one that never turns inside out. It is the one that turns back.")}</p>
      </StoryPanel>
      <JournalTeasers title={t("Longer letters")} posts={letters} look="lines" />
      <NewsletterBand
        look="centred"
        tone="paper"
        title={t("Shall we write again?")}
        text={t("One letter a month, about as long as this one.")}
      >
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
