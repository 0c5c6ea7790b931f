import departments from "virtual:catalogue/departments";
import { ChevronDown } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "~/ui/icon.tsx";
import { DepartmentsPanel } from "./departments-panel.tsx";

/** The departments with their sub-categories, behind a button; it opens by click, tap or key and closes by Escape and by what it leads to. */
export function DepartmentsMenu() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!host.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      host.current?.querySelector("button")?.focus();
    };
    // A link that was followed within the shop; one that opens a tab leaves the menu as it is.
    const closeByLink = (event: Event) => {
      if (event.defaultPrevented && event.target instanceof Element && event.target.closest("a")) setOpen(false);
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
        data-once
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex items-center gap-1.5 px-3 py-2.5 hover:underline"
      >
        {t("Departments")}
        <Icon of={ChevronDown} size={15} className={isOpen ? "rotate-180" : ""} />
      </button>
      {isOpen && <DepartmentsPanel departments={departments} />}
    </div>
  );
}
