import { dateForm } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { formatTime } from "./format-time.ts";

/** Returns formatters for ISO timestamps in the shop's time zone and the shopper's language. */
export function useDateFormatters() {
  const { language } = useTranslation().i18n;
  const writerOf = (parts: Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">) => (iso: string) =>
    new Intl.DateTimeFormat(dateForm(language), { ...parts, timeZone: shop.timeZone }).format(new Date(iso));
  return {
    moment: writerOf({ dateStyle: "long", timeStyle: "short" }),
    /** If the time of day does not matter. */
    day: writerOf({ dateStyle: "long" }),
    /** For events within the hour. */
    time: (iso: string) => formatTime(iso, language, shop),
  };
}
