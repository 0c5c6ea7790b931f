import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import { ArticleBody } from "../journal/article-body.tsx";
import { ArticleContents } from "../journal/article-contents.tsx";
import { Day } from "../journal/post-byline.tsx";
import { ContactBox } from "./contact-box.tsx";
import type { InformationPage } from "./information-pages.ts";

/** Number of headings from which a text gets a table of contents. */
const LONG = 4;

/** An information page: its text, the date of the last change, and contact details. */
export function InformationScreen({ page }: { page: InformationPage }) {
  const { t } = useTranslation("pages");
  const { language } = page;
  const isLong = page.headings.length >= LONG;
  return (
    <article className="wrap pt-10 pb-16 md:pt-16">
      <header className="max-w-3xl">
        <h1 className="text-3xl tracking-tight hyphens-auto sm:text-4xl md:text-6xl">
          <CatalogueText language={language}>{page.title}</CatalogueText>
        </h1>
        <p className="mt-4 text-lg text-muted">
          <CatalogueText language={language}>{page.description}</CatalogueText>
        </p>
        <p className="mt-4 text-sm text-muted">
          {`${t("{{label}}:", { label: t("Last updated") })} `}
          <Day iso={page.updated} />
        </p>
      </header>
      {page.picture && (
        <Picture
          path={page.picture}
          alt={page.pictureAlt ?? ""}
          language={language}
          sizes="(min-width: 84rem) 80rem, 94vw"
          width={1440}
          height={960}
          isFirst
          className="mt-10 aspect-3/2 w-full rounded-base md:mt-14 md:aspect-2/1"
        />
      )}
      <div className="mt-10 md:mt-14 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
        {isLong && (
          <ArticleContents
            headings={page.headings}
            language={language}
            className="mb-8 lg:sticky lg:top-28 lg:mb-0 lg:self-start"
          />
        )}
        <div className="lg:col-start-2">
          <ArticleBody nodes={page.body} language={language} />
          <ContactBox />
        </div>
      </div>
    </article>
  );
}
