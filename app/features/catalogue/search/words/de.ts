import { needs } from "../../../../../content/search-words/de.ts";
import type { LanguageWords } from "./language-words.ts";

export const words: LanguageWords = {
  needs,
  query: {
    money: "euros?|eur|dollars?|pfund|chf|franken",
    under: "weniger als|billiger als|günstiger als|nicht mehr als|höchstens|maximal|max\\.?|unter|bis zu|bis|<",
    over: "mehr als|mindestens|über|ab|min\\.?|>",
    about: "circa|ca\\.?|etwa|ungefähr|rund|um",
    between: "zwischen|von",
    and: "und|bis",
    size: "größen?|groesse|grösse|gr\\.|size",
    without: "allergisch gegen|ohne|frei von|kein|keine",
    free: "[ -]?frei(?:e[rnms]?)?",
    reduced: "im angebot|angebote?|reduzierte?[rsn]?|rabattierte?[rsn]?|sonderangebote?|schnäppchen|im sale|sale",
    fresh: "neu eingetroffen|neuheiten|neueste|new in",
    shades: "dunkel|hell|dunkle[rsn]?|helle[rsn]?",
    countsOf: "jahren?|monate?|personen|leute|gäste|stück|sitzer",
    compared: {
      "width max": "schmaler als|schmäler als|kleiner als",
      "width min": "breiter als|größer als",
      "height max": "niedriger als|kürzer als",
      "height min": "höher als",
      "depth max": "flacher als",
      "depth min": "tiefer als",
      "length min": "länger als",
      "weight max": "leichter als",
      "weight min": "schwerer als",
    },
    sides: { width: "breit|breite", depth: "tief|tiefe", height: "hoch|höhe", length: "lang|länge" },
    numbers: { sechs: "6", acht: "8", zehn: "10", zwölf: "12", zwanzig: "20" },
    setPhrases: "",
    hasCompounds: true,
    soft: "herren herr männer damen dame frauen unisex",
  },
  pages: {
    called: {
      "/returnandrefund":
        "rückgabe rücksendung rückgaberecht zurückgeben zurücksenden zurückschicken schicke schicken sende senden retoure retouren umtausch umtauschen " +
        "erstattung geld zurück garantie gewährleistung reklamation reklamieren defekt kaputt falsche größe passt nicht",
      "/delivery":
        "versand versandkosten versandkostenfrei kosten lieferung lieferzeit lieferzeiten lieferkosten liefern gebühr porto kostenlos nach deutschland " +
        "österreich schweiz frankreich spanien ausland dauer dauert lange zahlung zahlungsarten zahlen bezahlen rechnung ratenzahlung klarna paypal visa sepa abholung abholen länder",
      "/order":
        "bestellung bestellungen verfolgen sendungsverfolgung sendung paket status bestellstatus rechnung stornieren auftrag",
      "/contact":
        "kontakt standort anfahrt öffnungszeiten ladenöffnungszeiten geöffnet offen adresse anschrift telefon telefonnummer nummer anrufen schreiben hilfe " +
        "kundendienst kundenservice laden filiale geschäft mitarbeiter sprechen",
      "/faq": "frage fragen hilfe antworten faq",
      "/my-account":
        "konto kundenkonto anmelden anmeldung registrieren passwort kennwort vergessen einloggen login löschen",
      "/withdraw": "widerruf widerrufen widerrufsrecht vertrag kündigen",
      "/imprint": "impressum",
      "/privacypolicy": "datenschutz daten dsgvo cookies",
      "/terms": "agb bedingungen geschäftsbedingungen",
      "/about": "über uns wer",
      "/accessibility": "barrierefreiheit",
      "/newsletter": "newsletter abonnieren abmelden abbestellen",
    },
    asking: "wie kann muss",
    ordered: "bestellung artikel ware paket produkt kauf",
    questions:
      "auf per noch denn mein meine meinen meiner bleibt der die das ein eine von für zu zum im ist sind ich kann wie was wann wo und mit etwas es ihr euch man wird",
  },
};
