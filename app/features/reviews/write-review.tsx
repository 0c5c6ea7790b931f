import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { useDisclosureFocus } from "~/ui/use-disclosure-focus.ts";
import { signInPath } from "../account/own-path.ts";
import { useSession } from "../account/session.store.ts";
import { useSignedIn } from "../account/use-signed-in.ts";
import { getJson } from "../api/api-client.ts";
import { productPath } from "../catalogue/addresses.ts";
import type { OwnReview } from "./review.ts";
import { ReviewForm } from "./review-form.tsx";

type Own = { review: OwnReview | null; canWrite: boolean };

/** Entry point to writing a review, for signed-in buyers. */
export function WriteReview({ productId, onChange }: { productId: string; onChange: () => void }) {
  const { t } = useTranslation("account");
  const isSignedIn = useSignedIn();
  const { name = "", email } = useSession((session) => session.user) ?? {};
  const { own, reload } = useOwnReview(productId, email);
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
  const done = () => {
    setWriting(false);
    void reload();
    onChange();
  };
  if (isWriting)
    return (
      <ReviewForm
        productId={productId}
        name={name}
        written={own.review ?? undefined}
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

function useOwnReview(productId: string, email: string | undefined) {
  const [own, setOwn] = useState<Own>();
  async function load(): Promise<void> {
    const answer = await getJson<Own>(`/api/account/reviews/${productId}`);
    setOwn(answer.ok ? answer.data : undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads for another product or customer
  useEffect(() => {
    if (email) void load();
  }, [productId, email]);
  return { own, reload: load };
}
