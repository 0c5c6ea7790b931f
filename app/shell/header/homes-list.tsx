import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { homeWindows } from "~/settings/home-windows.ts";

export type HomesListProps = {
  /** Classes of the container: the layout of the groups. */
  className?: string;
  /** Classes of each link: its height. */
  line?: string;
};

/** All home pages by name, in groups. */
export function HomesList({ className = "columns-4 gap-x-8", line = "inline-block py-0.5" }: HomesListProps) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      {homeWindows.map(({ group, homes }) => (
        <div key={group} className="break-inside-avoid pb-3">
          <p className="py-0.5 font-medium">{t(group)}</p>
          <ul className="text-sm text-muted">
            {homes.map(([path, title]) => (
              <li key={path}>
                <Link to={path} className={`${line} hover:text-ink hover:underline`}>
                  <span className="sr-only">{`${t("{{label}}:", { label: t(group) })} `}</span>
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link to="/homes" className={`${line} font-medium hover:underline`}>
        {t("All shop windows")}
      </Link>
    </div>
  );
}
