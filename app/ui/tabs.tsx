import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

export type ProductTab = {
  /** Stands in the address after the hash. */
  name: string;
  title: string;
  content: ReactNode;
};

/** Tabs as the ARIA pattern has them; what they hold is in the HTML from the start, and a hash opens its tab. */
export function ProductTabs({ tabs, label }: { tabs: readonly ProductTab[]; label: string }) {
  const [chosen, setChosen] = useState(0);
  const [sought, seek] = useState<{ name: string }>();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const names = tabs.map(({ name }) => name).join(" ");
  useEffect(() => {
    const open = (isSought: boolean) => {
      const name = location.hash.slice(1);
      const index = names.split(" ").indexOf(name);
      if (index < 0) return;
      setChosen(index);
      if (isSought) seek({ name });
    };
    const openHash = () => open(true);
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href^="#"]')) setTimeout(openHash);
    };
    // Who comes back to the screen stays where they were.
    open(scrollY === 0);
    addEventListener("hashchange", openHash);
    addEventListener("click", onClick);
    return () => {
      removeEventListener("hashchange", openHash);
      removeEventListener("click", onClick);
    };
  }, [names]);

  // To a panel that was hidden a browser finds no way by itself.
  useEffect(() => {
    const panel = sought && document.getElementById(sought.name);
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  }, [sought]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const steps: Record<string, number> = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 };
    const by = steps[event.key];
    const next =
      by !== undefined ? (chosen + by + tabs.length) % tabs.length : { Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] md:gap-10"
      >
        {tabs.map(({ name, title }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={name}
            aria-selected={i === chosen}
            tabIndex={i === chosen ? 0 : -1}
            onClick={() => setChosen(i)}
            className="-mb-px min-h-12 border-b-2 border-transparent font-display text-xl whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink md:text-2xl"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, i) => (
        <div
          key={name}
          role="tabpanel"
          id={name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants panels in the tab order
          tabIndex={0}
          aria-labelledby={`${id}-${name}`}
          hidden={i !== chosen}
          className="scroll-mt-32 py-8"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
