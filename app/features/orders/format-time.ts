import { dateForm } from "../../platform/i18n/languages.ts";

/** The shop's time zone, and the shopper's, which defaults to that of their device. */
type Clocks = { timeZone: string; own?: string };

/** Formats an ISO timestamp as time of day in the shop's time zone, which is named if the shopper's time differs. */
export function formatTime(iso: string, language: string, { timeZone, own }: Clocks): string {
  const at = (zone: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateForm(language), { hour: "2-digit", minute: "2-digit", ...zone }).format(new Date(iso));
  const there = at({ timeZone });
  return there === at({ timeZone: own }) ? there : at({ timeZone, timeZoneName: "short" });
}
