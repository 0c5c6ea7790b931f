import { useTranslation } from "~/platform/i18n/use-translation.tsx";

/** The note for shoppers whose payment takes days, on the screens of their order. */
export function PaymentTakesDays({ className }: { className: string }) {
  const { t } = useTranslation("checkout");
  return (
    <p className={className}>
      {t(
        "With the payment method you chose, this can take a few days. We hold the goods for you and e-mail you as soon as your payment arrives.",
      )}
    </p>
  );
}
