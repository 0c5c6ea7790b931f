import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { AccountUser, OrderSummary } from "./account.ts";
import { type Section, sectionPath, sectionTitles } from "./account-sections.ts";
import { OrderRow } from "./order-row.tsx";
import { QueryView } from "./query-view.tsx";
import { useAccountQuery } from "./use-account-query.ts";

const LATEST = 3;

const doors: readonly { section: Section; text: string }[] = [
  { section: "addresses", text: "Where your orders go" },
  { section: "profile", text: "Your name, e-mail address and language" },
  { section: "security", text: "Password, and where you are signed in" },
  { section: "privacy", text: "Everything we hold about you, to download or delete" },
];

/** The account's start page: latest orders and links to the other sections. */
export function AccountOverview({ user }: { user: AccountUser }) {
  const { t } = useTranslation("account");
  const { query, reload } = useAccountQuery<{ orders: OrderSummary[] }>("/api/account/orders");
  return (
    <div className="space-y-12">
      <p className="text-lg">{t("Hello {{name}}.", { name: user.name })}</p>
      <section aria-labelledby="latest-orders">
        <h2 id="latest-orders" className="mb-4 text-2xl">
          {t("Your latest orders")}
        </h2>
        <QueryView query={query} onRetry={reload}>
          {({ orders }) =>
            orders.length === 0 ? (
              <>
                <p className="mb-6 text-muted">{t("You have no orders yet.")}</p>
                <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
              </>
            ) : (
              <>
                <ul className="divide-y divide-line border-y border-line">
                  {orders.slice(0, LATEST).map((order) => (
                    <OrderRow key={order.number} order={order} />
                  ))}
                </ul>
                <Link
                  to={sectionPath("orders")}
                  className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {t("All orders")}
                </Link>
              </>
            )
          }
        </QueryView>
      </section>
      <ul className="grid gap-4 sm:grid-cols-2">
        {doors.map(({ section, text }) => (
          <li key={section}>
            <Link
              to={sectionPath(section)}
              className="block h-full rounded-base border border-line bg-surface p-5 hover:border-ink"
            >
              <span className="font-display text-xl">{t(sectionTitles[section])}</span>
              <span className="mt-1 block text-sm text-muted">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
