import { OrderPending } from "~/features/orders/order-pending.tsx";
import { useOrderLink } from "~/features/orders/use-order-link.ts";
import { PlainWithdrawal } from "~/features/withdrawals/plain-withdrawal.tsx";
import { Withdrawal } from "~/features/withdrawals/withdrawal.tsx";
import { loadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { addressLinks } from "~/platform/urls/address-links.ts";
import type { Route } from "./+types/withdraw.page.ts";

export const handle = { words: "checkout", title: "Withdraw from contract" } as const;

export function meta({ matches, location: { pathname, search } }: Route.MetaArgs) {
  return addressLinks({ origin: matches[0].loaderData.origin, address: pathname, search });
}

export const loader = () => null;

export const clientLoader = () => loadWords("checkout");

/** The withdrawal function: public, no sign-in. */
export default function Withdraw() {
  const { t } = useTranslation("checkout");
  const start = useOrderLink();
  return (
    <div className="wrap min-h-dvh py-10 md:py-16">
      <h1 className="text-4xl md:text-5xl">{t("Withdraw from contract here")}</h1>
      <p className="mt-4 mb-8 max-w-xl text-muted">
        {t("You have 14 days from the day the goods reached you, without giving a reason. Two steps, no account.")}
      </p>
      <noscript>
        <PlainWithdrawal />
      </noscript>
      {start ? <Withdrawal key={start.number} start={start} /> : <OrderPending />}
    </div>
  );
}
