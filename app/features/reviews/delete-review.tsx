import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { ConfirmButton } from "~/platform/ui/confirm-button.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import { SendFailure } from "../account/send-failure.tsx";

type DeleteReviewProps = {
  productId: string;
  /** Accessible name of the button, where there are several reviews. */
  name?: string;
  className?: string;
  onDone: () => void;
};

/** Button to delete one's own review, with confirmation. */
export function DeleteReview({ productId, name, className, onDone }: DeleteReviewProps) {
  const { t } = useTranslation("account");
  const { send, failure, isSending } = useSend();
  const done = () => {
    showToast({ kind: "info", message: "Review deleted", words: "account" });
    onDone();
  };
  return (
    <ConfirmButton
      action={t("Delete")}
      {...(name && { name })}
      look="quiet"
      {...(className && { className })}
      question={t("Delete your review? Its text cannot be restored.")}
      yes={t("Yes, delete it")}
      no={t("Keep the review")}
      onYes={() => void send(`/api/account/reviews/${productId}/delete`, {}, done)}
      isBusy={isSending}
    >
      <SendFailure failure={failure} />
    </ConfirmButton>
  );
}
