import { useEffect, useState } from "react";
import { shopNow } from "~/platform/dates/shop-clock.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type TimeLeft, timeLeft } from "./countdown.ts";

const SECOND = 1000;

function isMotionWanted(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}

/** Countdown to the end of a reduction; ticks every second, or every minute with reduced motion. */
export function OfferCountdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<TimeLeft>();
  const [first, setFirst] = useState<TimeLeft>();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const tick = () => {
      const now = timeLeft(until, shopNow());
      setLeft(now);
      setFirst((known) => known ?? now);
      setOver(now === undefined);
    };
    tick();
    const timer = setInterval(tick, isMotionWanted() ? SECOND : 60 * SECOND);
    return () => clearInterval(timer);
  }, [until]);

  if (isOver) return null;
  const parts = [
    [left?.days, t("days")],
    [left?.hours, t("hours")],
    [left?.minutes, t("min")],
    [left?.seconds, t("sec")],
  ] as const;
  return (
    <div className="rounded-base border border-line bg-surface px-4 py-3">
      <p className="text-sm font-medium">{t("This price ends in")}</p>
      {first && <p className="sr-only">{t("{{days}} days, {{hours}} hours and {{minutes}} minutes", first)}</p>}
      <p aria-hidden className="mt-1 flex gap-5 tabular-nums">
        {parts.map(([value, unit], i) => (
          <span key={unit} className={i === 3 ? "motion-reduce:hidden" : ""}>
            <span className="text-xl font-medium">{value === undefined ? "–" : String(value).padStart(2, "0")}</span>{" "}
            <span className="text-sm text-muted">{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
