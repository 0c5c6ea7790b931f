import { ArrowLeft, ArrowRight } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import type { PostSummary } from "./article.ts";
import { postAddress } from "./post-address.ts";

type PostNeighboursProps = { older: PostSummary | undefined; newer: PostSummary | undefined };

const link = "group flex min-h-24 flex-col justify-center gap-1 py-6 md:py-10";

/** Links to the previous and next post by date. */
export function PostNeighbours({ older, newer }: PostNeighboursProps) {
  const { t } = useTranslation("pages");
  return (
    <nav aria-label={t("More from the journal")} className="wrap">
      <div className="grid border-t border-line max-md:divide-y max-md:divide-line md:grid-cols-2 md:gap-12">
        {older && (
          <Link to={postAddress(older.slug)} rel="prev" className={link}>
            <span className="eyebrow flex items-center gap-2">
              <Icon of={ArrowLeft} size={15} className="rtl:-scale-x-100" />
              {t("Previous post")}
            </span>
            <span className="font-display text-xl group-hover:underline md:text-2xl">
              <CatalogueText language={older.language}>{older.title}</CatalogueText>
            </span>
          </Link>
        )}
        {newer && (
          <Link to={postAddress(newer.slug)} rel="next" className={`${link} md:col-start-2 md:items-end md:text-end`}>
            <span className="eyebrow flex items-center gap-2">
              {t("Next post")}
              <Icon of={ArrowRight} size={15} className="rtl:-scale-x-100" />
            </span>
            <span className="font-display text-xl group-hover:underline md:text-2xl">
              <CatalogueText language={newer.language}>{newer.title}</CatalogueText>
            </span>
          </Link>
        )}
      </div>
    </nav>
  );
}
