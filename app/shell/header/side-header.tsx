import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { allLink, homesLinks, kindLinks, shopLinks } from "../shop-links.ts";
import { HeaderLogo } from "./header-logo.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { LocaleMenu } from "./locale-menu.tsx";
import { MenuButton } from "./menu-button.tsx";

const entry = "block py-1 hover:underline";

/** A fixed column at the start edge of wide screens, a bar on narrow ones. The shell reserves space for it. */
export function SideHeader() {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-40 bg-paper max-lg:border-b max-lg:border-line lg:fixed lg:inset-y-0 lg:start-0 lg:w-64 lg:border-e lg:border-line">
      <div className="flex h-16 items-center gap-2 px-[clamp(min(1rem,5vw),4vw,3rem)] lg:h-full lg:flex-col lg:items-stretch lg:overflow-y-auto lg:px-7 lg:py-7">
        <MenuButton className="lg:hidden" />
        <HeaderLogo className="lg:text-[2.125rem]" />
        <nav aria-label={t("Main menu")} className="hidden pt-7 lg:block">
          {[...shopLinks, ...homesLinks].map(([to, label]) => (
            <Link key={to} to={to} className={`${entry} text-lg font-medium`}>
              {t(label)}
            </Link>
          ))}
          <ul className="mt-5 border-t border-line pt-5 text-[0.9375rem] text-muted">
            {(kindLinks.length > 0 ? kindLinks : [allLink]).map(([to, name]) => (
              <li key={to}>
                <Link to={to} className={`${entry} hover:text-ink`}>
                  {t(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto lg:-ms-3 lg:mt-auto lg:pt-4">
          <HeaderTools hasLocale={false} />
          <div className="max-lg:hidden">
            <LocaleMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
