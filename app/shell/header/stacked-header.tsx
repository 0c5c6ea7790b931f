import { HeaderLogo } from "./header-logo.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { LocaleMenu } from "./locale-menu.tsx";
import { MainLinks } from "./main-links.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchLink } from "./search-link.tsx";

/** Header with language and currency, the logo in the centre, and the menu in a line below. */
export function StackedHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper lg:-top-16">
      <div className="wrap grid h-16 grid-cols-[1fr_auto_1fr] items-center">
        <div className="flex items-center justify-self-start">
          <MenuButton className="lg:hidden" />
          <SearchLink className="lg:hidden" />
          <div className="-ms-2 max-lg:hidden">
            <LocaleMenu />
          </div>
        </div>
        <HeaderLogo className="lg:text-4xl" />
        <div className="justify-self-end">
          <HeaderTools search="wide" hasLocale={false} />
        </div>
      </div>
      <div className="hidden justify-center pb-1 lg:flex">
        <MainLinks />
      </div>
    </header>
  );
}
