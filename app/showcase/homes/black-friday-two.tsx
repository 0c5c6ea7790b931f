import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/black-friday-two.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { PhotoStrip } from "../sections/photo-strip.tsx";
import { RuledFeatures } from "../sections/ruled-features.tsx";
import type { Route } from "./+types/black-friday-two.ts";
import { CountdownHero } from "./black-friday-two/countdown-hero.tsx";
import { DepartmentDeals } from "./black-friday-two/department-deals.tsx";
import { reducedByDepartment } from "./department-shelves.ts";
import { posts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { everything, reduced } from "./shelves.ts";

const home = defineHome({
  title: "Black Friday by department",
  description: "Every department’s reductions, the biggest first, against the lowest price of the 30 days before.",
  theme,
  picture: "departments/black-friday",
  header: "classic",
  footer: "dark",
  notice: true,
  shelves: {
    biggest: reduced(4),
    deals: reducedByDepartment(4),
    black: everything("black friday"),
    letters: posts("the-lowest-price-of-thirty-days"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = home.loader;

export default function BlackFridayTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { biggest, deals, black, letters } = loaderData;
  return (
    <>
      <CountdownHero
        title={t("The week of less")}
        text={{
          before: t("The prices do not wait for Friday: they are down already."),
          today: t("The prices are those of the whole week: nothing had to wait for today."),
        }}
        action={{ to: "/shop-grid-standard?sale=1&sort=biggest-discount", label: t("Everything reduced") }}
        products={biggest}
      />
      <DepartmentDeals
        title={t("By department")}
        text={t("The steepest first. Go where you need something; leave the rest.")}
        departments={deals}
      />
      <CallToAction
        look="poster"
        tone="accent"
        title={t("Or buy nothing")}
        text={t(
          "It is the biggest saving here. Put it on your wishlist and sleep on it; nobody is counting your visits.",
        )}
        action={{ to: "/wishlist", label: t("The wishlist") }}
      />
      <PhotoStrip products={black.slice(0, 6)} look="joined" />
      <RuledFeatures
        features={[
          {
            title: t("Measured downwards"),
            text: t("Each percentage is taken off the lowest price of 30 days, not the highest."),
          },
          { title: t("Real stock"), text: t("Nobody else is looking at this right now. We would not know.") },
          { title: t("Same returns"), text: t("14 days, also for what is reduced.") },
        ]}
      />
      <JournalTeasers title={t("How we count")} look="lines" posts={letters} />
      <NewsletterBand
        title={t("Next time, earlier")}
        text={t("One e-mail a month; this week is in the November one.")}
        look="split"
      >
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
