import { useEffect, useState } from "react";
import { shopNow } from "~/platform/dates/shop-clock.ts";
import { dateForm } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { blackFriday } from "./black-friday.ts";

const units = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
  ["seconds", 1000],
] as const;

type CountdownProps = {
  /** A sentence for the time before, and one for the day itself. */
  text?: { before: string; today: string };
  className?: string;
};

/**
 * Counts down to the next Black Friday in the shop's time zone, or says that it is today, in the same space; that is
 * reserved until the clock is read.
 */
export function Countdown({ text, className = "" }: CountdownProps) {
  const { t, i18n } = useTranslation("homes");
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(shopNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const end = now === undefined ? undefined : blackFriday(now, shop.timeZone);
  let rest = end === undefined || now === undefined ? 0 : end - now;
  const isToday = rest < 0;
  const format = new Intl.DateTimeFormat(dateForm(i18n.language), { dateStyle: "long", timeZone: shop.timeZone });
  return (
    <div className={`relative ${className}`}>
      {isToday && <p className="absolute font-display text-4xl md:text-5xl">{t("It is today.")}</p>}
      <p className={`flex gap-5 tabular-nums md:gap-7 ${end && !isToday ? "" : "invisible"}`} aria-hidden>
        {units.map(([name, size]) => {
          const value = Math.floor(rest / size);
          rest -= value * size;
          return (
            <span key={name} className="min-w-11 shrink-0">
              <span className="block font-display text-4xl leading-none font-(--display-weight) md:text-5xl">
                {String(value).padStart(2, "0")}
              </span>
              <span className="text-sm">{t(name)}</span>
            </span>
          );
        })}
      </p>
      <p className="mt-3 min-h-6 text-sm">
        {isToday && format.format(now)}
        {end !== undefined && !isToday && t("Until Black Friday, {{day}}", { day: format.format(end) })}
      </p>
      {text && <p className="mt-4 min-h-[3lh] leading-snug">{isToday ? text.today : text.before}</p>}
    </div>
  );
}
