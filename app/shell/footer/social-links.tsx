import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";

/** Links to the shop's social profiles, if any. Plain links, so that nobody can track visitors who pass by. */
export function SocialLinks({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  if (shop.social.length === 0) return null;
  return (
    <ul aria-label={t("Elsewhere")} className={`flex flex-wrap gap-x-5 ${className}`}>
      {shop.social.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="me noopener"
            className="inline-block py-1.5 underline underline-offset-4 hover:no-underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
