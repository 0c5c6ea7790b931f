import { NewsletterForm } from "~/features/contact/newsletter-form.tsx";
import { theme } from "~/generated/themes/book-store-two.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CategoryStrip } from "../sections/category-strip.tsx";
import { JournalTeasers } from "../sections/journal-teasers.tsx";
import { MakersStrip } from "../sections/makers-strip.tsx";
import { NewsletterBand } from "../sections/newsletter-band.tsx";
import { ProductTabs } from "../sections/product-tabs.tsx";
import { StoryPanel } from "../sections/story-panel.tsx";
import type { Route } from "./+types/book-store-two.ts";
import { Bookshelf } from "./book-store-two/bookshelf.tsx";
import { SceneHero } from "./book-store-two/scene-hero.tsx";
import { subCategoryIndex } from "./department-shelves.ts";
import { makers, posts, withFacts } from "./detail-shelves.ts";
import { defineHome } from "./home.ts";
import { needing } from "./needs.ts";
import { bestSelling, chosen, newest, reduced } from "./shelves.ts";

const home = defineHome({
  title: "A bookshop with a long table",
  description: "Novels, picture books, cookery and poems from three small houses, on one shelf to pull out and open.",
  theme,
  picture: "scenes/book-corner",
  header: "stacked",
  footer: "dark",
  shelves: {
    shelf: withFacts("book"),
    kinds: subCategoryIndex("book"),
    fresh: newest(4, "book"),
    best: bestSelling(4, "book"),
    sale: reduced(4, "book"),
    boxed: chosen("58"),
    houses: makers("book"),
    letters: posts("reading-a-book-aloud", "presents-that-somebody-made"),
  },
});

export const { handle, meta, clientLoader } = home;
export const loader = needing(["/tagproduct/sea"], home.loader);

export default function BookStoreTwo({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("homes");
  const { shelf, kinds, fresh, best, sale, boxed, houses, letters } = loaderData;
  const all = "/categoryproduct/book";
  return (
    <>
      <SceneHero
        tone="accent"
        scene={{
          path: "scenes/book-corner",
          alt: t(
            "A row of books on a wooden table before a green wall, with two stacked mugs and a bowl of succulents",
          ),
          focus: "object-[100%_60%] lg:object-[50%_62%]",
        }}
        title={t("On the table this week")}
        text={t("A few books, all read before they were chosen. Pick one up.")}
        action={{ to: all, label: t("All books") }}
        second={{ to: `${all}?sort=newest`, label: t("Just printed") }}
      />
      <Bookshelf
        title={t("The shelf by the window")}
        text={t("Point at a spine or tap it, or step along with the Tab key: the book comes out.")}
        books={shelf}
      />
      <CategoryStrip title={t("By mood")} categories={kinds} look="rows" />
      <ProductTabs
        title={t("Across the counter")}
        tabs={[
          { name: t("Best sellers"), products: best, to: `${all}?sort=best-selling`, label: t("All best sellers") },
          { name: t("Just printed"), products: fresh, to: `${all}?sort=newest`, label: t("Everything new") },
          { name: t("Reduced"), products: sale, to: `${all}?sale=1`, label: t("All reduced books") },
        ]}
      />
      <StoryPanel
        product={boxed[0]}
        look="start"
        tone="ground"
        title={t("Three volumes and a harbour")}
        action={{ to: "/tagproduct/sea", label: t("Books of the sea") }}
      >
        <p>
          {t(
            "Cormac Tillane wrote these twenty-seven stories over two decades, always at the same table above the quay. The boxed set keeps them together, nine to a volume.",
          )}
        </p>
        <p>{t("Cloth, thread and a slipcase that holds all three without a squeeze.")}</p>
      </StoryPanel>
      <MakersStrip
        title={t("The houses we buy from")}
        lead={t("Small publishers who still answer the telephone.")}
        makers={houses}
      />
      <JournalTeasers title={t("From the reading chair")} posts={letters} look="lines" />
      <NewsletterBand
        title={t("A page a month")}
        text={t("What came in, and the first paragraph of the book we liked best.")}
        look="split"
      >
        <NewsletterForm />
      </NewsletterBand>
    </>
  );
}
