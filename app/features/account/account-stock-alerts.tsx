import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { choicePath, productPath } from "../catalogue/addresses.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { choiceParts } from "../catalogue/choice-words.ts";
import { hasVariation } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { useDateFormatters } from "../orders/use-date-formatters.ts";
import type { StockAlert } from "./account.ts";
import { QueryView } from "./query-view.tsx";
import { RemovableList } from "./removable-list.tsx";
import { SendFailure } from "./send-failure.tsx";
import { useAccountQuery } from "./use-account-query.ts";

type Alerts = { requests: StockAlert[] };

/** The user's back-in-stock alerts: an e-mail is sent when an item is available again. */
export function AccountStockAlerts() {
  const { t } = useTranslation("account");
  const { query, reload, show } = useAccountQuery<Alerts>("/api/account/requests");
  return (
    <QueryView query={query} onRetry={reload}>
      {({ requests: alerts }) =>
        alerts.length === 0 ? (
          <>
            <p className="mb-6 max-w-xl text-muted">
              {t("You are not waiting for anything. On a sold-out product you can ask for an e-mail when it is back.")}
            </p>
            <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
          </>
        ) : (
          <RemovableList className="max-w-2xl">
            {alerts.map((alert) => (
              <AlertRow key={alert.item} alert={alert} onChange={show} />
            ))}
          </RemovableList>
        )
      }
    </QueryView>
  );
}

function AlertRow({ alert, onChange }: { alert: StockAlert; onChange: (alerts: Alerts) => void }) {
  const { t } = useTranslation("account");
  const { moment } = useDateFormatters();
  const { send, failure } = useSend();
  const [id = "", color, size] = alert.item.split(":");
  const product = useProducts([id])?.byId(id);
  const name = product?.name ?? t("A product");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div>
        <Link to={productPath({ id })} className="font-medium underline-offset-4 hover:underline">
          {product ? <ProductName of={product} /> : name}
        </Link>
        <p className="text-sm text-muted">
          {commaList(t, [
            ...choiceParts(t, color, size),
            t("requested on {{moment}}", { moment: moment(alert.askedAt) }),
          ])}
        </p>
        {product && !hasVariation(product, color, size) && (
          <p className="text-sm">
            {`${t("No longer offered in this choice")} `}
            <Link to={choicePath(product, { colour: color, size })} className="underline underline-offset-4">
              {t("Choose anew")}
            </Link>
          </p>
        )}
        <SendFailure failure={failure} />
      </div>
      <button
        type="button"
        className="min-h-11 text-sm underline underline-offset-4"
        aria-label={t("Stop waiting for {{name}}", { name })}
        onClick={() => void send("/api/account/requests/remove", { item: alert.item }, onChange)}
      >
        {t("Stop waiting")}
      </button>
    </li>
  );
}
