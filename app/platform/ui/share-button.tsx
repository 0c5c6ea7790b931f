import { Share2 } from "lucide";
import { useId, useState } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Icon } from "./icon.tsx";
import { showToast } from "./toast.store.ts";

type ShareButtonProps = {
  /** The path to share, and the title passed to the device's share sheet. */
  path: string;
  title?: string;
  label: string;
  className: string;
};

/** Shares a URL of the shop: by the native share sheet on phones, by the clipboard, or as text to copy. */
export function ShareButton({ path, title, label, className }: ShareButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isByHand, setByHand] = useState(false);
  const addressOf = () => new URL(path, location.origin).href;

  async function share() {
    const url = addressOf();
    try {
      if (matchMedia("(pointer: coarse)").matches && navigator.share)
        await navigator.share({ url, ...(title && { title }) });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ kind: "success", message: "Link copied" });
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setByHand(true);
    }
  }

  return (
    <div className={isByHand ? "basis-full" : ""}>
      <button type="button" className={className} onClick={() => void share()}>
        <Icon of={Share2} size={17} strokeWidth={1.6} />
        {label}
      </button>
      {isByHand && (
        <div className="pt-2">
          <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
            {t("Copy this link")}
          </label>
          <input
            id={id}
            readOnly
            value={addressOf()}
            dir="ltr"
            ref={selectAll}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full rounded-base border border-muted/60 bg-surface px-3"
          />
        </div>
      )}
    </div>
  );
}

function selectAll(input: HTMLInputElement | null): void {
  input?.select();
}
