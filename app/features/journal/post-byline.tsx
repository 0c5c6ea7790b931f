import { dateForm } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { PostSummary } from "./article.ts";

/** A post's date and reading time, with `hasAuthor` its author too. */
export function PostByline({ post, hasAuthor = false }: { post: PostSummary; hasAuthor?: boolean }) {
  const { t } = useTranslation("pages");
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      {hasAuthor && (
        <>
          <span className="max-sm:w-full">{t("By {{name}}", { name: post.author })}</span>
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
        </>
      )}
      <Day iso={post.date} />
      <span aria-hidden>·</span>
      <span>{t("{{count}} min read", { count: post.minutes })}</span>
    </p>
  );
}

/** A date in the format of the current language. */
export function Day({ iso }: { iso: string }) {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(dateForm(i18n.language), { dateStyle: "long", timeZone: "UTC" });
  return (
    // Server and browser may have different versions of a language's month names.
    <time dateTime={iso} suppressHydrationWarning>
      {format.format(new Date(iso))}
    </time>
  );
}
