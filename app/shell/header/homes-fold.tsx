import { ChevronDown } from "lucide";
import { Suspense } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { homesLinks } from "../shop-links.ts";
import { LazyHomes } from "./lazy-menus.tsx";

/** The home pages in the mobile menu, collapsed at first: few look at them, so they are fetched once the menu is open. */
export function HomesFold() {
  const { t } = useTranslation();
  if (homesLinks.length === 0) return null;
  return (
    <details name="departments" className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between font-medium">
        {t("Shop windows")}
        <Icon of={ChevronDown} size={18} className="group-open:rotate-180" />
      </summary>
      <Suspense>
        <LazyHomes className="pb-3 ps-4" line="flex min-h-11 items-center" />
      </Suspense>
    </details>
  );
}
