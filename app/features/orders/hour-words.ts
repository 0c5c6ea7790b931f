import { dateForm } from "../../i18n/languages.ts";

/** The shop's time zone, and the shopper's, which is their device's unless given. */
type Clocks = { timeZone: string; own?: string };

/** The hour of a moment (ISO) by the shop's clock, with the zone's name where the shopper's clock says another. */
export function hourWords(iso: string, language: string, { timeZone, own }: Clocks): string {
  const at = (zone: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateForm(language), { hour: "2-digit", minute: "2-digit", ...zone }).format(new Date(iso));
  const there = at({ timeZone });
  return there === at({ timeZone: own }) ? there : at({ timeZone, timeZoneName: "short" });
}
