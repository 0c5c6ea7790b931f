import { Check } from "lucide";
import { useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";

/** Confirms that a message was sent; takes focus, so that screen readers announce it in place of the form. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation("pages");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="rounded-base border border-line border-s-4 border-s-good bg-surface p-6 md:p-8"
    >
      <Icon of={Check} size={26} className="text-good" />
      <h3 className="mt-3 text-2xl">{t("Thank you, your message is with us")}</h3>
      <p className="mt-2 mb-6 text-muted">{t("We answer by e-mail within one working day.")}</p>
      <Button look="outline" onClick={onAnother}>
        {t("Write another message")}
      </Button>
    </div>
  );
}
