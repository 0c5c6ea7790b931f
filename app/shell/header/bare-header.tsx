import { HeaderLogo } from "./header-logo.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { MenuButton } from "./menu-button.tsx";

/** Header with logo and icons only, over the page. */
export function BareHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 text-ink">
      <div className="flex h-16 items-center gap-2 px-[clamp(min(1rem,5vw),4vw,3rem)] lg:h-20">
        <MenuButton />
        <HeaderLogo />
        <div className="ms-auto">
          <HeaderTools />
        </div>
      </div>
    </header>
  );
}
