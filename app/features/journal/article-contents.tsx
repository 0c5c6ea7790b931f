import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import type { ArticleHeading } from "./article.ts";

type ArticleContentsProps = { headings: readonly ArticleHeading[]; language?: string; className?: string };

/** The table of contents of a long text, collapsed on narrow screens. */
export function ArticleContents({ className = "", ...list }: ArticleContentsProps) {
  const { t } = useTranslation("pages");
  return (
    <nav aria-label={t("Contents")} className={className}>
      <details className="border-y border-line lg:hidden">
        <summary className="flex min-h-12 items-center justify-between font-medium after:content-['+'] in-open:after:content-['−']">
          {t("Contents")}
        </summary>
        <HeadingList {...list} />
      </details>
      <div className="hidden lg:block">
        <p className="eyebrow mb-3">{t("Contents")}</p>
        <HeadingList {...list} />
      </div>
    </nav>
  );
}

function HeadingList({ headings, language }: Omit<ArticleContentsProps, "className">) {
  return (
    <ol className="pb-4 lg:pb-0">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-2 text-[0.9375rem] leading-snug text-muted hover:text-ink hover:underline lg:py-1.5"
          >
            <CatalogueText language={language}>{text}</CatalogueText>
          </a>
        </li>
      ))}
    </ol>
  );
}
