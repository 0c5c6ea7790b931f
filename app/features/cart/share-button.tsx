import { Share2 } from "lucide";
import { useId, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "~/ui/icon.tsx";
import { showToast } from "~/ui/toast.store.ts";
import { textButton } from "./text-button.ts";

type ShareButtonProps = { path: string; label: string };

/** Gives an address of the shop away: by the device's own sharing on phones, by the clipboard, or to be copied by hand. */
export function ShareButton({ path, label }: ShareButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  const [link, setLink] = useState<string>();

  async function share() {
    const url = new URL(path, location.origin).href;
    try {
      if (matchMedia("(pointer: coarse)").matches && navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ kind: "success", message: "Link copied" });
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) setLink(url);
    }
  }

  return (
    <div className="min-w-0">
      <button type="button" className={textButton} onClick={() => void share()}>
        <Icon of={Share2} size={16} strokeWidth={1.6} />
        {label}
      </button>
      {link && (
        <div className="pb-2">
          <label htmlFor={id} className="block text-sm text-muted">
            {t("Copy this link")}
          </label>
          <input
            id={id}
            readOnly
            value={link}
            dir="ltr"
            ref={(input) => input?.select()}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full rounded-base border border-muted/60 bg-surface px-3 text-sm"
          />
        </div>
      )}
    </div>
  );
}
