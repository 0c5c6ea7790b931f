import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { AccountUser } from "./account.ts";
import { AccountAddresses } from "./account-addresses.tsx";
import { AccountOrders } from "./account-orders.tsx";
import { AccountOverview } from "./account-overview.tsx";
import { AccountPrivacy } from "./account-privacy.tsx";
import { AccountProfile } from "./account-profile.tsx";
import { type Section, sectionPath, sections, sectionTitles } from "./account-sections.ts";
import { AccountSecurity } from "./account-security.tsx";
import { AccountStockAlerts } from "./account-stock-alerts.tsx";
import { FormResult } from "./form-result.tsx";
import { signInPath } from "./own-path.ts";
import { QueryPlaceholder } from "./query-view.tsx";
import { loadSession, useSession } from "./session.store.ts";
import { signOut } from "./sign-out.ts";

/** The account page with its menu; guests are redirected to sign in and back. `reviews` is that section's content. */
export function AccountScreen({ section, reviews }: { section: Section; reviews: ReactNode }) {
  const { t } = useTranslation("account");
  const { search } = useLocation();
  const isReady = useIsRestored();
  const isDeleted = useSession(({ status }) => status === "deleted");
  useEffect(() => void loadSession(), []);
  if (isDeleted) return <Deleted />;
  // A single order has its own heading; the server does not know the query.
  const isOrder = isReady && section === "orders" && new URLSearchParams(search).has("order");
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16 print:block">
      <AccountMenu section={section} />
      <div>
        {!isOrder && <h1 className="mb-8 text-4xl md:text-5xl">{t(sectionTitles[section])}</h1>}
        <SignedInOnly>{(user) => contentOf(section, user, reviews)}</SignedInOnly>
      </div>
    </div>
  );
}

/** Content of a section, keyed by user: it remounts when another tab signs in as somebody else. */
function contentOf(section: Section, user: AccountUser, reviews: ReactNode): ReactNode {
  const { email } = user;
  switch (section) {
    case "overview":
      return <AccountOverview key={email} user={user} />;
    case "orders":
      return <AccountOrders key={email} />;
    case "addresses":
      return <AccountAddresses key={email} />;
    case "profile":
      return <AccountProfile user={user} />;
    case "security":
      return <AccountSecurity key={email} />;
    case "requests":
      return <AccountStockAlerts key={email} />;
    case "reviews":
      return <Fragment key={email}>{reviews}</Fragment>;
    case "privacy":
      return <AccountPrivacy key={email} />;
  }
}

function SignedInOnly({ children }: { children: (user: AccountUser) => ReactNode }) {
  const { t } = useTranslation("account");
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedOut = session.status === "signed-out";
  useEffect(() => {
    if (isSignedOut) void navigate(signInPath(pathname + search), { replace: true });
  }, [isSignedOut, pathname, search, navigate]);
  if (session.status === "signed-in") return children(session.user);
  if (session.status !== "failed") return <QueryPlaceholder />;
  return (
    <div role="alert" className="max-w-xl">
      <p className="mb-4">{t("The shop could not be reached, so your account cannot be shown.")}</p>
      <Button look="outline" onClick={() => void loadSession()}>
        {t("Try again")}
      </Button>
    </div>
  );
}

function Deleted() {
  const { t } = useTranslation("account");
  return (
    <FormResult className="max-w-xl">
      <h1 className="mb-8 text-4xl md:text-5xl">{t("Your account")}</h1>
      <p className="mb-6">
        {t("Your account is deleted, and with it everything that told us who you are. Take care.")}
      </p>
      <ButtonLink to="/">{t("Go to the shop")}</ButtonLink>
    </FormResult>
  );
}

function AccountMenu({ section }: { section: Section }) {
  const { t } = useTranslation("account");
  const list = useRef<HTMLUListElement>(null);
  // On phones the menu is wider than the screen: scroll the current entry into view.
  useEffect(() => {
    const open = list.current?.querySelector(`[href="${sectionPath(section)}"]`);
    open?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [section]);
  const entry =
    "inline-flex min-h-11 items-center whitespace-nowrap text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:underline-offset-8";
  return (
    <nav aria-label={t("Your account")} className="relative mb-8 print:hidden">
      <p className="eyebrow mb-3">{t("Your account")}</p>
      <ul
        ref={list}
        className="flex gap-x-5 [scrollbar-width:none] max-lg:-mx-4 max-lg:-my-1 max-lg:scroll-px-6 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[mask-image:linear-gradient(90deg,transparent,black_1rem,black_calc(100%-1rem),transparent)] lg:flex-col"
      >
        {sections.map((name) => (
          <li key={name}>
            <Link
              to={sectionPath(name)}
              aria-current={name === section ? "page" : undefined}
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
              className={entry}
            >
              {t(sectionTitles[name])}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => void signOut()}
        className={`${entry} max-lg:absolute max-lg:end-0 max-lg:-top-3`}
      >
        {t("Sign out")}
      </button>
    </nav>
  );
}
