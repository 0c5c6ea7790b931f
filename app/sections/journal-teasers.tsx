import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import type { PostSummary } from "~/features/journal/article.ts";
import { postAddress } from "~/features/journal/post-address.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

type Teaser = Pick<PostSummary, "slug" | "language" | "title" | "description" | "picture" | "category">;

type JournalTeasersProps = { title: string; posts: readonly Teaser[]; look?: "cards" | "lines" };

/** Teasers of journal posts that fit the page; renders nothing if the journal has none of them. */
export function JournalTeasers({ title, posts, look = "cards" }: JournalTeasersProps) {
  const { t } = useTranslation("homes");
  if (posts.length === 0) return null;
  const isCards = look === "cards";
  return (
    <Section title={title} more={{ to: "/blog-standard", label: t("The whole journal") }}>
      <ul className={isCards ? "grid gap-x-6 gap-y-10 md:grid-cols-3" : "border-t border-line"}>
        {posts.map(({ slug, language, title: name, description, picture, category }) => (
          <li key={slug} className={isCards ? "" : "border-b border-line"}>
            <Link
              to={postAddress(slug)}
              className={`group block ${isCards ? "" : "gap-8 py-5 md:flex md:items-baseline"}`}
            >
              {isCards && picture && (
                <Picture
                  path={picture}
                  alt=""
                  sizes="(min-width: 48rem) 30vw, 94vw"
                  className="mb-4 aspect-3/2 w-full rounded-base"
                />
              )}
              {category && (
                <span className={`text-sm text-muted ${isCards ? "" : "w-32 shrink-0"}`}>{t(category)}</span>
              )}
              <span className="block font-display text-xl leading-snug font-(--display-weight) group-hover:underline md:text-2xl">
                <CatalogueText language={language}>{name}</CatalogueText>
              </span>
              {isCards && (
                <span className="mt-2 block text-[0.9375rem] text-muted">
                  <CatalogueText language={language}>{description}</CatalogueText>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
