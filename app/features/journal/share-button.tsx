import { Share2 } from "lucide";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { showToast } from "~/ui/toast.store.ts";

/** Passes the open page on: through the device where it can, else by copying its address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation("pages");
  return (
    <Button look="outline" onClick={() => void share(title, location.href)}>
      <Icon of={Share2} size={17} />
      {t("Share this post")}
    </Button>
  );
}

async function share(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast({ kind: "success", message: "Link copied" });
    }
  } catch (error) {
    // Closing the device's own dialog is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ kind: "info", message: "Please copy the link from the address bar", words: "pages" });
  }
}
