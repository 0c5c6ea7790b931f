import { ChevronDown } from "lucide";
import { useRef } from "react";
import { useCurrency } from "~/features/currency/currency.store.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { Icon } from "~/platform/ui/icon.tsx";
import { LocaleFields } from "./locale-fields.tsx";
import { placeAtButton } from "./place-at.ts";

/** Closes the locale menu, if it is open. */
export const closeLocaleMenu = () => document.getElementById("locale-menu")?.hidePopover();

/** Language and currency behind one button. */
export function LocaleMenu() {
  const { t, i18n } = useTranslation();
  const currency = useCurrency((state) => state.currencyName);
  const isRestored = useIsRestored();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-once
        popoverTarget="locale-menu"
        className="inline-flex h-11 items-center gap-1 rounded-full px-2 whitespace-nowrap text-sm font-medium [anchor-name:--locale] hover:bg-current/10"
      >
        <span className="sr-only">{t("Language and currency")}</span>
        <span className="uppercase">
          {i18n.language} / <span className={isRestored ? "" : "invisible"}>{currency}</span>
        </span>
        <Icon of={ChevronDown} size={14} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box of its own */}
      <div
        id="locale-menu"
        popover="auto"
        role="group"
        aria-label={t("Language and currency")}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Tabbing out closes the menu; the browser handles presses outside.
          if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget))
            closeLocaleMenu();
        }}
        onBeforeToggle={(event) => placeAtButton(event.currentTarget)}
        className="inset-auto m-0 mt-2 w-64 rounded-base border border-line bg-surface p-5 text-ink shadow-float [position-anchor:--locale] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline] [position-area:bottom_span-left] rtl:[position-area:bottom_span-right]"
      >
        <LocaleFields place="header" />
      </div>
    </>
  );
}
