import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { isCollected } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import { workingDays } from "../delivery/delivery-times.ts";
import { promisedWords, promiseOf } from "./delivery-promise.ts";
import type { Order } from "./order.ts";
import { useArrival } from "./use-arrival.ts";

/** What happens after payment, in three steps. */
export function WhatComesNext({ order }: { order: Order }) {
  const { t, i18n } = useTranslation("checkout");
  const { days } = promiseOf(order, shop);
  const arrival = useArrival(order);
  const whenItLeaves =
    days && !arrival
      ? t("{{days}}. We e-mail you when it leaves.", { days: workingDays(days, t) })
      : t("We e-mail you when it leaves.");
  const steps = [
    { title: t("Today"), text: t("We check and pack your order. The e-mail with all its details is your contract.") },
    {
      title: promisedWords(order, { t, language: i18n.language })(order.method.name),
      date: arrival,
      text: isCollected(order.method) ? t("We e-mail you as soon as it is ready.") : whenItLeaves,
    },
    {
      title: t("14 days to change your mind"),
      text: t("They begin when the goods reach you. One page is enough: “Withdraw from contract here”, in the footer."),
    },
  ];
  return (
    <section aria-labelledby="what-next" className="my-12 border-y border-line py-8">
      <h2 id="what-next" className="sr-only">
        {t("What comes next")}
      </h2>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, date, text }) => (
          <li key={title}>
            <h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
            {date && <p className="mt-1 text-[0.9375rem] font-medium">{date}</p>}
            <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
