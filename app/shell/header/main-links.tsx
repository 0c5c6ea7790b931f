import { useLocation } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { allLink, hasDepartments, homesLinks, kindLinks, shopLinks } from "../shop-links.ts";
import { LazyDepartments, LazyHomes } from "./lazy-menus.tsx";
import { MenuPanel } from "./menu-panel.tsx";

/** The horizontal main menu of wide screens. */
export function MainLinks({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("Main menu")} className={`hidden items-center gap-1 lg:flex ${className}`}>
      {kindLinks.length > 0 && (
        <MenuPanel key={pathname} label={hasDepartments ? t("Departments") : t("Categories")}>
          <LazyDepartments />
        </MenuPanel>
      )}
      {(kindLinks.length > 0 ? shopLinks : [allLink, ...shopLinks]).map(([to, label]) => (
        <Link key={to} to={to} className="px-2 py-2.5 whitespace-nowrap hover:underline">
          {t(label)}
        </Link>
      ))}
      {homesLinks.length > 0 && (
        <MenuPanel key={`windows ${pathname}`} label={t("Shop windows")}>
          <LazyHomes />
        </MenuPanel>
      )}
    </nav>
  );
}
