import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { useDisclosureFocus } from "~/platform/ui/use-disclosure-focus.ts";
import { signInPath } from "../account/own-path.ts";
import { useSession } from "../account/session.store.ts";
import { useSignedIn } from "../account/use-signed-in.ts";
import { productPath } from "../catalogue/addresses.ts";
import { ReviewForm } from "./review-form.tsx";
import type { Own } from "./use-own-review.ts";

type WriteReviewProps = {
  productId: string;
  hasFit: boolean;
  own: Own | undefined;
  reloadOwn: () => Promise<void>;
  onChange: () => void;
};

/** Entry point to writing a review, for signed-in buyers. */
export function WriteReview({ productId, hasFit, own, reloadOwn, onChange }: WriteReviewProps) {
  const { t } = useTranslation("account");
  const isSignedIn = useSignedIn();
  const name = useSession((session) => session.user?.name ?? "");
  const [isWriting, setWriting] = useState(false);
  const { opener, opened } = useDisclosureFocus<HTMLHeadingElement>(isWriting);
  if (!isSignedIn)
    return (
      <p>
        {`${t("Did you buy this here?")} `}
        <Link
          to={signInPath(`${productPath({ id: productId })}#reviews`)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t("Sign in to review it")}
        </Link>
      </p>
    );
  if (!own) return null;
  if (!own.canWrite)
    return (
      <p className="text-muted">
        {`${t("You can review this once a paid order with it is in your account.")} `}
        <Link to="/my-account/orders" className="underline underline-offset-4">
          {t("Your orders")}
        </Link>
      </p>
    );
  const reload = () => {
    void reloadOwn();
    onChange();
  };
  const done = () => {
    setWriting(false);
    reload();
  };
  if (isWriting)
    return (
      <ReviewForm
        productId={productId}
        hasFit={hasFit}
        name={name}
        written={own.review ?? undefined}
        onChange={reload}
        onDone={done}
        onLeave={() => setWriting(false)}
        heading={opened}
      />
    );
  return (
    <Button ref={opener} look="outline" onClick={() => setWriting(true)}>
      {own.review ? t("Edit your review") : t("Write a review")}
    </Button>
  );
}
