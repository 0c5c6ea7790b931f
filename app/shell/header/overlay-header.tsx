import { useEffect, useState } from "react";
import { HeaderLogo } from "./header-logo.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { MainLinks } from "./main-links.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchLink } from "./search-link.tsx";

const tones = { ink: "text-ink", light: "text-deep-ink", stage: "text-stage-ink" };

/** Scroll position in pixels from which the header has a background. */
const SOLID_FROM = 24;

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > SOLID_FROM);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return isScrolled;
}

/** Header over the hero, transparent until the page is scrolled. */
export function OverlayHeader({ tone = "ink" }: { tone?: keyof typeof tones }) {
  const isScrolled = useIsScrolled();
  const clear = `border-transparent ${tones[tone]}`;
  const look = isScrolled
    ? "border-line bg-paper text-ink"
    : `${clear} has-[[aria-expanded=true]]:bg-paper has-[[aria-expanded=true]]:text-ink`;
  return (
    <header
      data-clear={isScrolled ? undefined : ""}
      className={`sticky top-0 z-40 -mb-[4.0625rem] border-b transition-colors duration-200 motion-reduce:transition-none lg:-mb-[4.5625rem] ${look}`}
    >
      <div className="wrap grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-x-4 lg:h-[4.5rem]">
        <div className="flex items-center justify-self-start">
          <MenuButton className="lg:hidden" />
          <SearchLink className="lg:hidden" />
          <MainLinks className="-ms-2 text-[0.9375rem]" />
        </div>
        <HeaderLogo />
        <div className="justify-self-end">
          <HeaderTools search="wide" />
        </div>
      </div>
    </header>
  );
}
