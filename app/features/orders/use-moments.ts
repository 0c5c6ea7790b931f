import { dateForm } from "~/i18n/languages.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";

/** Writes a moment (ISO) as date and time of the shop's place, in the shopper's language. */
function formatMoment(iso: string, language: string): string {
  const options = { dateStyle: "long", timeStyle: "short", timeZone: shop.timeZone } as const;
  return new Intl.DateTimeFormat(dateForm(language), options).format(new Date(iso));
}

/** The day alone, for what has no hour worth knowing. */
function formatDay(iso: string, language: string): string {
  return new Intl.DateTimeFormat(dateForm(language), { dateStyle: "long", timeZone: shop.timeZone }).format(
    new Date(iso),
  );
}

/** The time of day alone, for what happens within the hour. */
function formatTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(dateForm(language), { timeStyle: "short", timeZone: shop.timeZone }).format(
    new Date(iso),
  );
}

export function useMoments() {
  const { language } = useTranslation().i18n;
  return {
    moment: (iso: string) => formatMoment(iso, language),
    day: (iso: string) => formatDay(iso, language),
    time: (iso: string) => formatTime(iso, language),
  };
}
