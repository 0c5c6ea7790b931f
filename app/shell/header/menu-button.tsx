import { Menu } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { openMobileMenu } from "./mobile-menu.store.ts";

/** Button that opens the whole menu in a drawer. */
export function MenuButton({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t("Menu")}
      aria-haspopup="dialog"
      onClick={openMobileMenu}
      className={`-ms-3 inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10 ${className}`}
    >
      <Icon of={Menu} size={22} strokeWidth={1.6} />
    </button>
  );
}
