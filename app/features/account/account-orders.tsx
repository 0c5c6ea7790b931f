import { useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Link } from "~/ui/link.tsx";
import type { Order } from "../orders/order.ts";
import { OrderView } from "../orders/order-view.tsx";
import type { OrderSummary } from "./account.ts";
import { AccountForm } from "./account-form.tsx";
import { claimSchema } from "./account-schema.ts";
import { Asked } from "./asked.tsx";
import { OrderRow } from "./order-row.tsx";
import { Reorder } from "./reorder.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useAsked } from "./use-asked.ts";

type Orders = { orders: OrderSummary[] };

/** The orders of an account, or the one that the address names. */
export function AccountOrders() {
  const number = new URLSearchParams(useLocation().search).get("order");
  return number ? <OneOrder key={number} number={number} /> : <AllOrders />;
}

function AllOrders() {
  const { t } = useTranslation("account");
  const { question, reload, show } = useAsked<Orders>("/api/account/orders");
  return (
    <>
      <Asked question={question} onRetry={reload}>
        {({ orders }) =>
          orders.length === 0 ? (
            <div>
              <p className="mb-6 text-muted">{t("You have no orders yet.")}</p>
              <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
            </div>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {orders.map((order) => (
                <OrderRow key={order.number} order={order} />
              ))}
            </ul>
          )
        }
      </Asked>
      <ClaimOrder onDone={show} />
    </>
  );
}

function OneOrder({ number }: { number: string }) {
  const { t } = useTranslation("account");
  const path = `/api/account/orders/${encodeURIComponent(number)}`;
  const { question, reload, show } = useAsked<{ order: Order }>(path);
  return (
    <>
      <p className="mb-6 print:hidden">
        <Link to="/my-account/orders" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t("All orders")}
        </Link>
      </p>
      {question.status === "failed" && <h1 className="mb-8 text-4xl md:text-5xl">{t("Orders")}</h1>}
      <Asked question={question} onRetry={reload}>
        {({ order }) => (
          <>
            <OrderView order={order} onChange={(changed) => show({ order: changed })} />
            <Reorder lines={order.lines} />
          </>
        )}
      </Asked>
    </>
  );
}

/** Takes an order that was placed as a guest into the account. */
function ClaimOrder({ onDone }: { onDone: (orders: Orders) => void }) {
  const { t } = useTranslation("account");
  const form = useAccountForm<Orders>({
    id: "claim",
    schema: claimSchema,
    start: { number: "", code: "" },
    path: "/api/account/orders/claim",
    onDone: (orders) => {
      onDone(orders);
      form.clear();
    },
  });
  const typed = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, dir: "ltr" } as const;
  return (
    <section aria-labelledby="claim-order" className="mt-16 max-w-xl rounded-base bg-ground/60 p-6">
      <h2 id="claim-order" className="text-2xl">
        {t("Add an order that you placed as a guest")}
      </h2>
      <p className="mt-2 mb-5 text-muted">
        {t("The number and code are in its confirmation. It must have been placed with this account’s e-mail address.")}
      </p>
      <AccountForm form={form} action={t("Add to my account")} label={t("Add an order that you placed as a guest")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...form.field("number")} {...typed} label={t("Order number")} />
          <Field {...form.field("code")} {...typed} label={t("Code")} />
        </div>
      </AccountForm>
    </section>
  );
}
