import { Link, useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { DepartmentsMenu } from "./departments-menu.tsx";

const links = [
  ["/shop-grid-standard?sort=newest", "New in"],
  ["/shop-grid-standard?sale=1", "Sale"],
  ["/blog-standard", "Journal"],
] as const;

/** The main menu of wide screens, in a line. */
export function MainLinks({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("Main")} className={`hidden items-center gap-1 lg:flex ${className}`}>
      <DepartmentsMenu key={pathname} />
      {links.map(([to, label]) => (
        <Link key={to} to={to} prefetch="intent" className="px-3 py-2.5 hover:underline">
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
