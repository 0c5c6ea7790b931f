import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

type Tab = {
  /** The URL hash that opens the tab. */
  name: string;
  title: string;
  content: ReactNode;
};

type TabsProps = {
  tabs: readonly Tab[];
  label: string;
  /** Name of the tab open at first; defaults to the first one. */
  start?: string | undefined;
};

/** Tabs following the ARIA pattern; all panels are in the HTML from the start, and a URL hash opens its tab. */
export function Tabs({ tabs, label, start }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosenTab(
    tabs.map(({ name }) => name),
    start,
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = targetOf(event, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-4 overflow-x-auto border-b border-line [scrollbar-width:none] md:gap-10"
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
            onClick={() => choose(i)}
            className="min-h-12 border-b-2 border-transparent font-display text-xl whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink md:text-2xl"
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern has panels in the tab order
          tabIndex={0}
          aria-labelledby={`${id}-${name}`}
          hidden={i !== chosen}
          className="scroll-mt-28 py-8"
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Returns the index of the open tab, set by `start`, the URL hash or the shopper, and its setter. */
function useChosenTab(tabs: readonly string[], start = ""): [number, (index: number) => void] {
  const [chosen, setChosen] = useState(Math.max(0, tabs.indexOf(start)));
  const [sought, seek] = useState<{ name: string }>();

  const names = tabs.join(" ");
  useEffect(() => {
    const open = (isSought: boolean) => {
      const name = location.hash.slice(1);
      const index = names.split(" ").indexOf(name);
      if (index < 0) return;
      setChosen(index);
      if (isSought) seek({ name });
    };
    const openHash = () => open(true);
    // A link to the hash that is already in the URL fires no hashchange.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element && !defaultPrevented && target.closest("a");
      if (link && link.getAttribute("href") === location.hash) setTimeout(openHash);
    };
    // Shoppers who come back to the page keep their scroll position.
    open(scrollY === 0);
    addEventListener("hashchange", openHash);
    addEventListener("click", onClick);
    return () => {
      removeEventListener("hashchange", openHash);
      removeEventListener("click", onClick);
    };
  }, [names]);

  // Browsers do not scroll to a panel that was hidden.
  useEffect(() => {
    const panel = sought && document.getElementById(sought.name);
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  }, [sought]);

  return [chosen, setChosen];
}

/** Returns the tab that an arrow, Home or End key moves to; undefined for other keys. */
function targetOf({ key, currentTarget }: KeyboardEvent, chosen: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  return (chosen + (key === forward ? 1 : -1) + count) % count;
}
