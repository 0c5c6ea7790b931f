import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import type { PostSummary } from "./article.ts";
import { postAddress } from "./post-address.ts";
import { PostByline } from "./post-byline.tsx";

type PostCardProps = {
  post: PostSummary;
  /** For the large card at the top of a page; on wide screens its text is beside its picture. */
  isLead?: boolean;
  isFirst?: boolean;
};

/** A post in a listing: picture, category, title, description, date. */
export function PostCard({ post, isLead = false, isFirst = false }: PostCardProps) {
  const { t } = useTranslation("pages");
  const sizes = isLead ? "(min-width: 64rem) 54rem, 92vw" : "(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 92vw";
  return (
    <article
      className={`group relative flex h-full flex-col ${isLead ? "lg:grid lg:grid-cols-3 lg:items-center lg:gap-x-8" : ""}`}
    >
      <div className={`overflow-hidden rounded-base bg-ground ${isLead ? "aspect-3/2 lg:col-span-2" : "aspect-4/3"}`}>
        <Picture path={post.picture} alt="" sizes={sizes} isFirst={isFirst} className="size-full" />
      </div>
      <div className="flex grow flex-col">
        <p className="eyebrow mt-4">{t(post.category)}</p>
        <h2 className={`mt-1 ${isLead ? "text-3xl lg:text-4xl" : "text-2xl"}`}>
          <Link to={postAddress(post.slug)} className="after:absolute after:inset-0 hover:underline">
            <CatalogueText language={post.language}>{post.title}</CatalogueText>
          </Link>
        </h2>
        <p className="mt-2 mb-3 max-w-[41em] text-muted">
          <CatalogueText language={post.language}>{post.description}</CatalogueText>
        </p>
        <div className={isLead ? "" : "mt-auto"}>
          <PostByline post={post} />
        </div>
      </div>
    </article>
  );
}
