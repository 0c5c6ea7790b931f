import { Share2 } from "lucide";
import { useId, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "./icon.tsx";
import { showToast } from "./toast.store.ts";

type ShareButtonProps = {
  /** What is handed on: an address of the shop, and what the device is told that it is of. */
  path: string;
  title?: string;
  label: string;
  className: string;
};

/** Hands an address of the shop on: by the device's own sharing on phones, by the clipboard, or to be copied by hand. */
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
      // Closing the device's own dialog is no failure.
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
            className="min-h-11 w-full rounded-base border border-muted/60 bg-surface px-3 text-sm"
          />
        </div>
      )}
    </div>
  );
}

function selectAll(input: HTMLInputElement | null): void {
  input?.select();
}
