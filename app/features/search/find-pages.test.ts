import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createWords } from "../../platform/i18n/words.ts";
import { lexiconOf } from "../catalogue/search/words/load-words.ts";
import { findPages } from "./find-pages.ts";

const asked = {
  en: {
    "/returnandrefund": ["returns", "return policy", "refund", "How do I return something?"],
    "/delivery": ["delivery cost", "shipping", "payment methods"],
    "/order": ["track my order", "where is my parcel"],
    "/contact": ["opening hours", "phone number"],
    "/my-account": ["sign in"],
  },
  de: {
    "/returnandrefund": ["Rückgabe", "Umtausch", "zurückgeben"],
    "/delivery": ["Versandkosten", "Lieferzeit"],
    "/order": ["Bestellung verfolgen", "Wo ist mein Paket?"],
    "/contact": ["Öffnungszeiten"],
    "/withdraw": ["Widerruf"],
  },
  fr: {
    "/returnandrefund": ["retours", "remboursement"],
    "/delivery": ["frais de port", "frais de livraison"],
    "/order": ["suivre ma commande", "suivi de colis"],
    "/contact": ["horaires d’ouverture"],
  },
  es: {
    "/returnandrefund": ["devoluciones", "reembolso"],
    "/delivery": ["gastos de envío"],
    "/order": ["seguimiento de mi pedido", "¿dónde está mi pedido?"],
    "/contact": ["horario de apertura"],
  },
  ar: {
    "/returnandrefund": ["إرجاع", "الإرجاع"],
    "/delivery": ["تكلفة التوصيل"],
    "/order": ["تتبع الطلب", "أين طلبي"],
    "/contact": ["ساعات العمل"],
  },
};

it.each(Object.entries(asked))("finds the pages that shoppers ask for in %s", async (language, pages) => {
  const known = (await lexiconOf(language)).pages;
  const dictionary = JSON.parse(readFileSync(`public/locales/${language}/common.json`, "utf8"));
  const { t } = createWords(language, { common: dictionary });
  for (const [to, questions] of Object.entries(pages))
    for (const typed of questions) expect([typed, findPages(typed, t, known)[0]?.to]).toEqual([typed, to]);
});

it("finds no page by words for goods, nor by words that every question has", async () => {
  const known = (await lexiconOf("en")).pages;
  for (const typed of ["red", "tv", "oak chair", "mug", "the", "where is my", "car", "card holder", ""])
    expect([typed, findPages(typed, (english) => english, known)]).toEqual([typed, []]);
});
