import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { Order } from "../orders/order.ts";
import { signInPath } from "./own-path.ts";
import { setPrefillEmail } from "./prefill-email.ts";
import { useIsGuest } from "./use-signed-in.ts";

/** Link from an order placed as a guest to the account that will keep it. */
export function KeepOrder({ order: { number, code, contact } }: { order: Order }) {
  const { t } = useTranslation("checkout");
  if (!useIsGuest()) return null;
  const claim = new URLSearchParams({ order: number, code });
  return (
    <p className="mt-3 print:hidden">
      <Link
        to={signInPath(`/my-account/orders#${claim}`)}
        onClick={() => setPrefillEmail(contact.email)}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t("Keep this order in an account")}
      </Link>
    </p>
  );
}
