import { SearchBox } from "~/features/search/search-box.tsx";
import { HeaderLogo } from "./header-logo.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { MainLinks } from "./main-links.tsx";
import { MenuButton } from "./menu-button.tsx";

/** Header with logo at the start, departments and search in the middle, and the shopper's tools at the end. */
export function ClassicHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center gap-2 lg:h-[4.5rem]">
        <MenuButton className="lg:hidden" />
        <HeaderLogo />
        <MainLinks className="ps-2" />
        <div className="flex-1 ps-2">
          <div className="ms-auto hidden max-w-80 xl:block">
            <SearchBox />
          </div>
        </div>
        <div className="-me-3 lg:-me-2">
          <HeaderTools search="narrow" />
        </div>
      </div>
    </header>
  );
}
