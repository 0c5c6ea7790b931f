import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { invoicePath, type Order } from "./order.ts";

type InvoiceLinksProps = { order: Order; className?: string };

/** Links to an order's invoice and credit notes: server-rendered pages made for print. */
export function InvoiceLinks({ order, className = "" }: InvoiceLinksProps) {
  const { t } = useTranslation("checkout");
  if (!order.invoices) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 print:hidden ${className}`}>
      {order.invoices.map(({ number, kind }) => (
        <li key={number}>
          <a
            href={invoicePath(number, order)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {kind === "invoice" ? t("Invoice {{number}}", { number }) : t("Credit note {{number}}", { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}
