import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Message } from "~/platform/i18n/words.ts";
import { postJson } from "~/platform/requests/api-client.ts";
import { Button, type ButtonLook } from "~/platform/ui/button.tsx";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { ChargedMoney } from "../orders/charged-money.tsx";
import type { Order } from "../orders/order.ts";
import { ScreenHeading } from "../orders/screen-heading.tsx";
import { useDateFormatters } from "../orders/use-date-formatters.ts";
import type { TestOutcome } from "./payment-provider.ts";

const choices: readonly { outcome: TestOutcome; label: string; look: ButtonLook }[] = [
  { outcome: "pay", label: "Pay", look: "solid" },
  { outcome: "decline", label: "Decline", look: "outline" },
  { outcome: "cancel", label: "Cancel", look: "quiet" },
];

/** The test provider's page: explains that no money moves, and lets the visitor choose the outcome. */
export function TestPayment({ order }: { order: Order }) {
  const { t } = useTranslation("checkout");
  const { time } = useDateFormatters();
  const { choose, chosen, problem } = useTestOutcome(order);
  return (
    <div className="max-w-lg">
      <ScreenHeading>{t("Test payment")}</ScreenHeading>
      <div className="mt-5 rounded-base border border-line border-s-4 border-s-warn bg-surface p-4">
        <p>{t("This is a test: no money moves, and no card is needed. Choose how the payment ends.")}</p>
      </div>
      <dl className="my-8 space-y-2 border-y border-line py-5">
        <div className="flex justify-between gap-6">
          <dt className="text-muted">{t("Order number")}</dt>
          <dd>{order.number}</dd>
        </div>
        <div className="flex justify-between gap-6 text-lg font-semibold">
          <dt>{order.giftCards ? t("To pay") : t("Total")}</dt>
          <dd>
            <ChargedMoney cents={chargeOf(order)} currency={order.currency} />
          </dd>
        </div>
      </dl>
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        {choices.map(({ outcome, label, look }) => (
          <Button
            key={outcome}
            look={look}
            className="px-4"
            aria-disabled={chosen !== undefined}
            onClick={() => choose(outcome)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      <p role="alert" className="mt-4 font-medium text-sale empty:hidden">
        {problem && t(problem.message, problem.values)}
      </p>
      <p className="mt-6 text-sm text-muted">
        {t("The goods are held for you until {{time}}.", { time: time(order.holdUntil) })}
      </p>
    </div>
  );
}

function useTestOutcome({ number, code }: Order) {
  const navigate = useNavigate();
  const isSent = useRef(false);
  const [chosen, setChosen] = useState<TestOutcome>();
  const [problem, setProblem] = useState<Message>();
  async function choose(outcome: TestOutcome) {
    if (isSent.current) return;
    isSent.current = true;
    setChosen(outcome);
    setProblem(undefined);
    const answer = await postJson<{ redirect: string }>("/api/payments/test", { number, code, outcome });
    if (answer.ok) return navigate(answer.data.redirect, { replace: true });
    isSent.current = false;
    setChosen(undefined);
    const offline = "The shop did not answer. Please try again: you pay only once.";
    setProblem(answer.status === 0 ? { message: offline } : answer);
  }
  return { choose, chosen, problem };
}
