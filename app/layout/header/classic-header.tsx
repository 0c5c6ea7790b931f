import { SearchBox } from "~/features/search/search-box.tsx";
import { HeaderLogo } from "./header-logo.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { MainLinks } from "./main-links.tsx";
import { MenuButton } from "./menu-button.tsx";

/** Name at the start, departments and search in the middle, the shopper's things at the end. */
export function ClassicHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center gap-2 lg:h-[4.5rem] lg:gap-6">
        <MenuButton className="lg:hidden" />
        <HeaderLogo />
        <MainLinks />
        <div className="ms-auto hidden max-w-80 flex-1 lg:block">
          <SearchBox />
        </div>
        <div className="-me-3 ms-auto lg:-me-2 lg:ms-0">
          <HeaderTools search="narrow" />
        </div>
      </div>
    </header>
  );
}
