import { OrderPending } from "~/features/orders/order-pending.tsx";
import { PlainWithdrawal } from "~/features/orders/plain-withdrawal.tsx";
import { useOrderLink } from "~/features/orders/use-order-link.ts";
import { Withdrawal } from "~/features/orders/withdrawal.tsx";
import { addressLinks } from "~/features/screens/address-links.ts";
import { loadWords } from "~/i18n/current-words.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Route } from "./+types/withdraw.ts";

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
