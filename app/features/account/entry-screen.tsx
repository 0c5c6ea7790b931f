import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { Tabs } from "~/platform/ui/tabs.tsx";
import { useBestSellers } from "../product/use-best-sellers.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { ownPath } from "./own-path.ts";
import { prefillEmail, setPrefillEmail } from "./prefill-email.ts";
import { RegisterForm } from "./register-form.tsx";
import { loadSession, useSession } from "./session.store.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { signOut } from "./sign-out.ts";
import { useSecretQuery } from "./use-secret-query.ts";
import { useSignedIn } from "./use-signed-in.ts";

/** Sign-in and registration; returns the shopper to where they were headed. */
export function EntryScreen() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const isReady = useIsRestored();
  const { search } = useLocation();
  const token = useSecretQuery("confirm");
  const [isLeaving, setLeaving] = useState(false);
  const [email] = useState(prefillEmail);
  useEffect(() => () => setPrefillEmail(""), []);
  const [isLinkDead, setLinkDead] = useState(false);
  const [best] = useBestSellers(1);
  const isSignedIn = useSignedIn() && !isLeaving;
  const returnTo = isReady ? ownPath(new URLSearchParams(search).get("return")) : "/my-account";
  async function leave(): Promise<void> {
    setLeaving(true);
    await loadSession();
    await navigate(returnTo, { replace: true });
  }
  if (isSignedIn) return <SignedInAlready returnTo={returnTo} />;
  if (token && !isLinkDead)
    return (
      <>
        <h1 className="mb-8 text-4xl md:text-5xl">{t("Confirm your address")}</h1>
        <ConfirmForm token={token} onDone={() => void leave()} onDead={() => setLinkDead(true)} />
      </>
    );
  return (
    <div className="grid gap-x-16 lg:grid-cols-2">
      <div className="max-w-xl">
        <h1 className="mb-8 text-4xl md:text-5xl">{t("Your account")}</h1>
        <Tabs
          label={t("Sign in or create an account")}
          start={email && "register"}
          tabs={[
            { name: "sign-in", title: t("Sign in"), content: <SignInForm onDone={() => void leave()} /> },
            { name: "register", title: t("Create account"), content: <RegisterForm {...{ email, returnTo }} /> },
          ]}
        />
        <p className="text-muted">
          {t("No account is needed to order, to look an order up or to send something back.")}
        </p>
      </div>
      <div className="relative overflow-hidden rounded-base bg-ground max-lg:hidden">
        {best && (
          <Picture path={best.pictures[0]} alt="" sizes="39rem" isFirst className="absolute inset-0 size-full" />
        )}
      </div>
    </div>
  );
}

function SignedInAlready({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation("account");
  const user = useSession((session) => session.user);
  return (
    <>
      <h1 className="text-4xl md:text-5xl">{t("You are signed in")}</h1>
      <p className="mt-4 mb-8">{user?.email}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={returnTo}>{t("Continue")}</ButtonLink>
        <Button look="outline" onClick={() => void signOut()}>
          {t("Sign out")}
        </Button>
      </div>
    </>
  );
}
