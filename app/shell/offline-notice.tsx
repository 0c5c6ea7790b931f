import { CloudOff, X } from "lucide";
import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { liftNotifications } from "~/platform/ui/lift-notifications.ts";
import { useIsOnline } from "~/platform/ui/use-is-online.ts";

/**
 * Notice shown while offline, saying that the shop still works; can be dismissed until the next time. It makes way for
 * the message of a form that could not be sent, which it would cover on a phone.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return <div aria-live="polite">{!isOnline && <Notice />}</div>;
}

const lift = liftNotifications("--notice", () => document.documentElement);

function Notice() {
  const { t } = useTranslation();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div
      ref={lift}
      data-offline
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0rem))] z-40 flex w-[min(24rem,calc(100vw-2rem))] items-center gap-3 rounded-base bg-ink py-2 ps-4 pe-2 text-sm text-paper shadow-float"
    >
      <Icon of={CloudOff} size={18} className="shrink-0" />
      <p className="flex-1">{t("You are offline. Pages you have opened still work, and your cart is kept.")}</p>
      <button
        type="button"
        aria-label={t("Dismiss")}
        className="grid size-11 shrink-0 place-items-center"
        onClick={() => setDismissed(true)}
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  );
}
