import { HeaderLogo } from "./header-logo.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchLink } from "./search-link.tsx";

/** Header with menu button, centred logo and the shopper's tools; the menu is a drawer on every screen size. */
export function DrawerHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap grid h-16 grid-cols-[1fr_auto_1fr] items-center lg:h-[4.5rem]">
        <div className="flex items-center">
          <MenuButton />
          <SearchLink className="lg:hidden" />
        </div>
        <HeaderLogo className="lg:text-3xl" />
        <div className="justify-self-end">
          <HeaderTools search="wide" />
        </div>
      </div>
    </header>
  );
}
