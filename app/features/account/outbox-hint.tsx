import { useTranslation } from "~/platform/i18n/use-translation.tsx";

/** Says where emails are saved in a shop without a mail server. */
export function OutboxHint({ isOutbox }: { isOutbox: boolean }) {
  const { t } = useTranslation("account");
  if (!isOutbox) return null;
  return (
    <p className="mt-4 rounded-base bg-ground/60 p-4 text-sm">
      {t("This shop has no mail server yet: its e-mails are saved as files in the folder “outbox” of its data folder.")}
    </p>
  );
}
