import { ThumbsUp } from "lucide";
import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { Icon } from "~/platform/ui/icon.tsx";
import { SendFailure } from "../account/send-failure.tsx";
import type { Review } from "./review.ts";
import type { Own } from "./use-own-review.ts";

/** For signed-in customers, a switch that says that a review of somebody else helped; for all others, how many it did. */
export function HelpfulButton({ review, own }: { review: Review; own: Own | undefined }) {
  const { t } = useTranslation("account");
  const { send, failure } = useSend();
  const [isHelpful, setHelpful] = useState(own?.votes.includes(review.id) ?? false);
  const [count, setCount] = useState(review.helpful);
  if (!own || own.review?.id === review.id)
    return (
      count > 0 && <p className="mt-2 text-sm text-muted">{t("{{count}} customers found this helpful", { count })}</p>
    );
  const press = () =>
    void send<{ helpful: number }>(`/api/reviews/${review.id}/helpful`, { isHelpful: !isHelpful }, ({ helpful }) => {
      setHelpful(!isHelpful);
      setCount(helpful);
    });
  return (
    <>
      <button
        type="button"
        data-once
        aria-pressed={isHelpful}
        onClick={press}
        className={`mt-1 inline-flex min-h-11 items-center gap-2 text-sm hover:underline ${isHelpful ? "font-semibold" : ""}`}
      >
        <Icon of={ThumbsUp} size={16} className={isHelpful ? "fill-ink" : ""} />
        {t("Helpful")}
        {count > 0 && <span className="tabular-nums">({count})</span>}
      </button>
      <SendFailure failure={failure} />
    </>
  );
}
