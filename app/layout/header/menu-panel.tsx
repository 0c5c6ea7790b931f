import { ChevronDown } from "lucide";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon.tsx";

/** A panel as wide as the screen, behind a button of the main menu; it opens by click, tap or key and closes by Escape and by what it leads to. */
export function MenuPanel({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!host.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByHand = () => {
      setOpen(false);
      host.current?.querySelector("button")?.focus();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeByHand();
    };
    // A link that was followed within the shop, were it to where one is; one that opens a tab leaves the menu as it is.
    const closeByLink = (event: Event) => {
      if (event.defaultPrevented && event.target instanceof Element && event.target.closest("a")) closeByHand();
    };
    document.addEventListener("click", closeByLink);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("click", closeByLink);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={host}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex items-center gap-1.5 px-2 py-2.5 hover:underline"
      >
        {label}
        <Icon of={ChevronDown} size={15} className={isOpen ? "rotate-180" : ""} />
      </button>
      {isOpen && (
        <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-b border-line bg-paper text-start text-ink shadow-float">
          <div className="wrap py-8">
            <Suspense fallback={null}>{children}</Suspense>
          </div>
        </div>
      )}
    </div>
  );
}
