import { useLocation } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { ApiFailure } from "~/platform/requests/api-client.ts";
import { Link } from "~/platform/ui/link.tsx";
import { signInPath } from "./own-path.ts";
import { setSessionUser } from "./session.store.ts";

/** A failure message, with a link to sign in and return if the session has ended. */
export function FailureWords({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation("account");
  const { pathname, search, hash } = useLocation();
  const words = t(failure.message, { ...failure.values });
  if (failure.code !== "signed-out") return words;
  return (
    <>
      {`${words} `}
      <Link
        to={signInPath(pathname + search + hash)}
        replace
        onClick={() => setSessionUser(undefined)}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t("Sign in")}
      </Link>
    </>
  );
}
