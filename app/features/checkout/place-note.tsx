import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type Place, type Territory, territoryTerms } from "~/settings/vat-territories.ts";
import { shop } from "../../../shop.config.ts";
import { writeRate } from "../invoices/vat-parts.ts";

const names: Record<Territory, string> = {
  "canary-islands": "Canary Islands",
  ceuta: "Ceuta",
  melilla: "Melilla",
  livigno: "Livigno",
  "campione-d-italia": "Campione d’Italia",
  helgoland: "Helgoland",
  busingen: "Büsingen",
  aland: "Åland",
  "french-overseas": "French overseas territories",
  "mount-athos": "Mount Athos",
  "northern-cyprus": "Northern Cyprus",
  greenland: "Greenland",
};

/** Returns what to say about an address outside the EU's VAT area: its VAT, or that the shop does not deliver there. */
export function usePlaceNote(place: Place): string | undefined {
  const { t, i18n } = useTranslation("checkout");
  const found = territoryTerms(shop, place);
  if (!found) return undefined;
  const name = t(names[found.name]);
  if (!found.terms) return t("{{place}}: outside the EU’s VAT area. We do not deliver there.", { place: name });
  const rate = writeRate(found.terms.vat, i18n.language);
  return t(
    "{{place}}: outside the EU’s VAT area. The total includes {{rate}}% VAT; customs and local tax may be due on arrival.",
    { place: name, rate },
  );
}

/** The same, below the costs of an order. */
export function PlaceNote(place: Place) {
  const note = usePlaceNote(place);
  return note && <p className="mt-3 border-s-4 border-accent ps-3 text-sm">{note}</p>;
}
