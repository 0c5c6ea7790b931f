import { ChevronDown } from "lucide";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "~/platform/ui/icon.tsx";

/** A full-width panel behind a main menu button; opens by click, tap or key, closes by Escape, outside or by a link. */
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
    // Only links followed within the shop, even to the current page; one opened in a new tab leaves the menu open.
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
        className="inline-flex items-center gap-1.5 px-2 py-2.5 whitespace-nowrap hover:underline"
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
