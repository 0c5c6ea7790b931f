import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { buttonClasses } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { ShareButton } from "~/platform/ui/share-button.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import { slugOf } from "../catalogue/product.ts";
import type { Author, PostSummary } from "./article.ts";
import { journalAddress } from "./journal-query.ts";
import { JournalTags } from "./journal-tags.tsx";
import { postAddress } from "./post-address.ts";

/** The footer of a post: tags, share button and author. */
export function PostFoot({ post, writer }: { post: PostSummary; writer: Author }) {
  const { t } = useTranslation("pages");
  return (
    <footer className="mt-12 space-y-8 border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-5">
        <JournalTags names={post.tags} />
        <ShareButton
          path={postAddress(post.slug)}
          title={post.title}
          label={t("Share this post")}
          className={buttonClasses("outline")}
        />
      </div>
      <div className="rounded-base bg-ground/60 p-6 md:p-8">
        <p className="font-display text-xl">{writer.name}</p>
        <p className="eyebrow mt-1">
          <CatalogueText language={writer.language}>{writer.role}</CatalogueText>
        </p>
        <p className="mt-3 text-muted">
          <CatalogueText language={writer.language}>{writer.bio}</CatalogueText>
        </p>
        <Link
          to={journalAddress("blog-standard", { author: slugOf(writer.name) })}
          className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t("All posts by {{name}}", { name: writer.name })}
        </Link>
      </div>
    </footer>
  );
}
