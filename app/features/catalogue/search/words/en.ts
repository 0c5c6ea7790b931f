import { needs } from "../../../../../content/search-words/en.ts";
import type { LanguageWords } from "./language-words.ts";

export const words: LanguageWords = {
  needs,
  query: {
    money: "euros?|eur|dollars?|usd|pounds?|gbp|quid|bucks?",
    under:
      "less than|cheaper than|not more than|no more than|at most|up to|under|below|within|maximum|max\\.?|budget of|<",
    over: "more than|at least|over|above|from|minimum|min\\.?|>",
    about: "around|about|roughly|circa|ca\\.?",
    between: "between|from",
    and: "and|to",
    size: "sizes?",
    without: "allergic to|allergy to|intolerant to|without(?: any)?|with no|free (?:of|from)|no|not",
    free: "[ -]?free",
    reduced: "on sale|on offer|sale|reduced|discounted|clearance",
    fresh: "new in|new arrivals|what.?s new|newest",
    shades: "dark|light|bright|pale",
    countsOf: "years?|yrs?|months?|people|persons?|guests?|pieces?|seater",
    compared: {
      "width max": "narrower than|slimmer than|smaller than",
      "width min": "wider than|broader than|bigger than|larger than",
      "height max": "lower than|shorter than",
      "height min": "taller than|higher than",
      "depth max": "shallower than",
      "depth min": "deeper than",
      "length min": "longer than",
      "weight max": "lighter than",
      "weight min": "heavier than",
    },
    sides: { width: "wide|width|across", depth: "deep|depth", height: "high|tall|height", length: "long|length" },
    numbers: { six: "6", eight: "8", ten: "10", twelve: "12", twenty: "20" },
    setPhrases: "free range,hands free,no touch,grain free,duty free,sugar free gum",
    soft: "men mens man women womens woman ladies gents unisex",
  },
  pages: {
    called: {
      "/returnandrefund":
        "return returns refund refunds exchange send sending back money policy guarantee warranty complaint damaged faulty broken wrong size swap 14 days unwanted",
      "/delivery":
        "delivery deliveries deliver delivered shipping shipment ship postage cost costs price charge fee fees free times time how long payment pay paying " +
        "klarna visa mastercard sepa paypal methods options card countries germany austria france spain switzerland abroad international collect collection pickup arrive",
      "/order": "order orders track tracking trace parcel package status invoice receipt cancel find late",
      "/contact":
        "contact customer opening hours open times address phone telephone email mail number call write help support service store talk speak chat human person " +
        "someone somebody staff shop where located location directions",
      "/faq": "faq faqs question questions help answers",
      "/my-account":
        "account change forgot forgotten reset sign in login log out register password profile addresses delete my data",
      "/withdraw": "withdraw withdrawal revoke right cancel contract",
      "/imprint": "imprint legal company",
      "/privacypolicy": "privacy policy statement data protection cookies gdpr",
      "/terms": "terms conditions",
      "/about": "about us company who",
      "/accessibility": "accessibility screen reader",
      "/newsletter": "newsletter subscribe unsubscribe",
    },
    asking: "how can do does will",
    ordered: "order orders item items article goods product purchase parcel package thing shoes dress",
    questions:
      "a an the my your s does did take takes will get much many be has have our of for to in on at is are do i you can how what when where and with something it",
  },
};
