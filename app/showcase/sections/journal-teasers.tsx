import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import type { PostSummary } from "~/features/journal/article.ts";
import { postAddress } from "~/features/journal/post-address.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { Section } from "~/platform/ui/section.tsx";

type Teaser = Pick<PostSummary, "slug" | "language" | "title" | "description" | "picture" | "category">;

type JournalTeasersProps = { title: string; posts: readonly Teaser[]; look?: "cards" | "lines" };

const lists = { cards: "grid gap-x-6 gap-y-10 md:grid-cols-3", lines: "border-t border-line", single: "" };
const links = {
  cards: "",
  lines: "gap-8 py-5 md:flex md:items-baseline",
  single: "items-center gap-10 md:grid md:grid-cols-2",
};

/** Teasers of journal posts that fit the page; renders nothing if the journal has none. A single one shows its picture. */
export function JournalTeasers({ title, posts, look = "cards" }: JournalTeasersProps) {
  const { t } = useTranslation("homes");
  if (posts.length === 0) return null;
  const form = look === "lines" && posts.length === 1 ? "single" : look;
  return (
    <Section title={title} more={{ to: "/blog-standard", label: t("The whole journal") }}>
      <ul data-look={form} className={`posts ${lists[form]}`}>
        {posts.map((post) => (
          <li key={post.slug} className={form === "lines" ? "border-b border-line" : ""}>
            <PostTeaser post={post} form={form} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PostTeaser({ post, form }: { post: Teaser; form: keyof typeof links }) {
  const { t } = useTranslation("homes");
  const { slug, language, title, description, picture, category } = post;
  const isLine = form === "lines";
  const words = (
    <>
      {category && <span className={`text-sm text-muted ${isLine ? "w-32 shrink-0" : ""}`}>{t(category)}</span>}
      <span className="block font-display text-xl leading-snug font-(--display-weight) group-hover:underline md:text-2xl">
        <CatalogueText language={language}>{title}</CatalogueText>
      </span>
      {!isLine && (
        <span className="mt-2 block text-[0.9375rem] text-muted">
          <CatalogueText language={language}>{description}</CatalogueText>
        </span>
      )}
    </>
  );
  return (
    <Link to={postAddress(slug)} className={`group block ${links[form]}`}>
      {!isLine && picture && (
        <Picture
          path={picture}
          alt=""
          sizes={`(min-width: 48rem) ${form === "single" ? 46 : 30}vw, 94vw`}
          className={`aspect-3/2 w-full rounded-base ${form === "single" ? "max-md:mb-4" : "mb-4"}`}
        />
      )}
      {form === "single" ? <span className="block max-w-xl">{words}</span> : words}
    </Link>
  );
}
