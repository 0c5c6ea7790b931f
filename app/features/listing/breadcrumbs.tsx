import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { Step } from "../product/structured-data.ts";

/** The path from the main home page to this page; this page comes last. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("Breadcrumb")} className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, path }, i) => (
          <li key={path} className="max-w-full last:truncate">
            {i < steps.length - 1 ? (
              <>
                <Link to={path} className="inline-block py-1 hover:text-ink hover:underline">
                  {t(name)}
                </Link>
                <span aria-hidden className="ms-2 text-muted/60">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="inline-block py-1 text-ink">
                {t(name)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
