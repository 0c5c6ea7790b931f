import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import { isWhole, readOrderLink } from "../orders/order-link.ts";
import type { OrderSummary } from "./account.ts";
import { AccountForm } from "./account-form.tsx";
import { claimSchema } from "./account-schema.ts";
import { useAccountForm } from "./use-account-form.ts";

type Orders = { orders: OrderSummary[] };

/**
 * Adds an order placed as a guest to the account. An order in the URL's hash is added automatically, once the account's
 * orders have loaded: their response would otherwise show the list without it.
 */
export function ClaimOrder({ isReady, onDone }: { isReady: boolean; onDone: (orders: Orders) => void }) {
  const { t } = useTranslation("account");
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [brought] = useState(() => readOrderLink({ search: "", hash }));
  const isTaken = useRef(!isWhole(brought));
  const form = useAccountForm<Orders>({
    id: "claim",
    schema: claimSchema,
    start: brought,
    path: "/api/account/orders/claim",
    onDone: (orders) => {
      onDone(orders);
      form.change({ number: "", code: "" });
      showToast({ kind: "success", message: "Order added to your account", words: "account" });
    },
  });
  useEffect(() => {
    if (!isReady || isTaken.current) return;
    isTaken.current = true;
    void navigate(pathname, { replace: true, preventScrollReset: true });
    void form.submit();
  });
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
          <Field {...form.field("number")} label={t("Order number")} kind="code" />
          <Field {...form.field("code")} label={t("Code")} kind="code" />
        </div>
      </AccountForm>
    </section>
  );
}
