import { RichSentence, useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { signInPath } from "./own-path.ts";
import { useIsGuest } from "./use-signed-in.ts";

/** Link to sign in before ordering, for guests. */
export function CheckoutSignIn() {
  const { t } = useTranslation("checkout");
  if (!useIsGuest()) return null;
  return (
    <p>
      <RichSentence
        sentence={t("Have an account? <0>Sign in</0>")}
        elements={[
          <Link
            key="sign-in"
            to={signInPath("/checkout")}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          />,
        ]}
      />
    </p>
  );
}
