import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import { slugOf } from "../catalogue/product.ts";
import { ProductGrid } from "../product/product-grid.tsx";
import type { PostSummary } from "./article.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { journalAddress } from "./journal-query.ts";
import type { LoadedPost } from "./load-journal.ts";
import { PostByline } from "./post-byline.tsx";
import { PostFoot } from "./post-foot.tsx";
import { PostNeighbours } from "./post-neighbours.tsx";

/** The page of a journal post, with the products it mentions and links to its neighbours. */
export function PostScreen({ loaded }: { loaded: LoadedPost }) {
  const { t } = useTranslation("pages");
  const { post, details, products } = loaded;
  return (
    <>
      <article>
        <PostHeader post={post} />
        <div className="wrap pt-10 md:pt-16 lg:grid lg:grid-cols-[15rem_minmax(0,41rem)] lg:gap-x-16 xl:gap-x-24">
          <ArticleContents
            headings={details.headings}
            language={post.language}
            className="mb-8 lg:sticky lg:top-28 lg:mb-0 lg:self-start"
          />
          <div>
            <ArticleBody nodes={details.body} language={post.language} />
            <PostFoot post={post} writer={details.writer} />
          </div>
        </div>
      </article>
      {products.length > 0 && (
        <Section title={t("Mentioned here")} className="mt-6">
          <ProductGrid products={products} />
        </Section>
      )}
      <PostNeighbours older={loaded.older} newer={loaded.newer} />
    </>
  );
}

function PostHeader({ post }: { post: PostSummary }) {
  const { t } = useTranslation("pages");
  const category = journalAddress("blog-standard", { category: slugOf(post.category) });
  return (
    <header className="bg-ground/60">
      <div className="wrap grid items-center gap-x-12 gap-y-8 py-8 md:grid-cols-2 md:py-12 lg:grid-cols-[3fr_2fr] lg:gap-x-20">
        <div>
          <nav aria-label={t("You are here")} className="eyebrow flex gap-2">
            <Link to="/blog-standard" className="py-1 hover:underline">
              {t("Journal")}
            </Link>
            <span aria-hidden className="py-1">
              /
            </span>
            <Link to={category} className="py-1 hover:underline">
              {t(post.category)}
            </Link>
          </nav>
          <h1 className="mt-3 text-4xl lg:text-6xl">
            <CatalogueText language={post.language}>{post.title}</CatalogueText>
          </h1>
          <p className="mt-5 mb-6 max-w-[41em] text-lg text-muted">
            <CatalogueText language={post.language}>{post.description}</CatalogueText>
          </p>
          <PostByline post={post} hasAuthor />
        </div>
        {post.picture && (
          <Picture
            path={post.picture}
            alt={post.pictureAlt}
            language={post.language}
            sizes="(min-width: 84rem) 30rem, (min-width: 64rem) 36vw, (min-width: 48rem) 45vw, 92vw"
            isFirst
            className="aspect-4/3 w-full rounded-base"
          />
        )}
      </div>
    </header>
  );
}
