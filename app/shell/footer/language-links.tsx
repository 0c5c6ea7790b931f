import { useLocation } from "react-router";
import { languageNames } from "~/generated/intl.ts";
import { LANGUAGE_QUERY } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";

/** What tells pages of one path apart, as far as it is read there; view, sort and filters are the shopper's own. */
function keptAt(path: string): readonly string[] {
  if (path.startsWith("/blog-details")) return ["post"];
  if (path.startsWith("/blog")) return ["category", "tag", "page"];
  if (path === "/search") return ["q", "page"];
  return /^\/(shop|[a-z]+product)/i.test(path) ? ["page"] : [];
}

/**
 * The page in each language, as links that need no script and that crawlers follow. The shop's own language is named too:
 * the query beats the cookie.
 */
export function LanguageLinks({ className }: { className: string }) {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const kept = keptAt(pathname);
  for (const key of [...query.keys()]) if (!kept.includes(key)) query.delete(key);
  return (
    shop.languages.length > 1 && (
      <ul className={`wrap flex flex-wrap gap-x-6 py-4 text-sm ${className}`}>
        {shop.languages.map((language) => {
          query.set(LANGUAGE_QUERY, language);
          return (
            <li key={language}>
              <a
                href={`?${query}`}
                lang={language}
                aria-current={language === i18n.language || undefined}
                className="inline-block py-1 hover:underline"
              >
                {languageNames[language]}
              </a>
            </li>
          );
        })}
      </ul>
    )
  );
}
