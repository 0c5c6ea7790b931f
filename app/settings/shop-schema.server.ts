import { z } from "zod";
import { weekdays } from "./closed-days.ts";
import {
  cents,
  country,
  currency,
  day,
  email,
  language,
  list,
  oneOrMore,
  publicFile,
  text,
  webAddress,
  whole,
} from "./schema-kinds.server.ts";
import { fields, keyed, wanted } from "./schema-words.server.ts";
import { readSender } from "./sender.ts";
import type { Shop } from "./shop.ts";
import { territoryNames } from "./vat-territories.ts";

const weekdayHint = 'days of the week, as in ["friday", "saturday"], or leave the line out for your country\'s weekend';
const closedHint = 'a day as in "2026-12-24", or "12-25" for every year';
const closedDay = z
  .string(wanted(closedHint))
  .refine((text) => day.safeParse(text.length === 5 ? `2024-${text}` : text).success, wanted(closedHint));
const ownLinks = list(
  fields({
    name: text("what the link is called"),
    to: z
      .string(wanted(`an address within the shop, as in "/about"`))
      .regex(/^\/(?!\/)\S*$/, wanted(`an address within the shop, as in "/about"; other sites go into social`)),
  }),
  'links, as in [{ name: "Workshops", to: "/workshops" }], or leave the line out',
);
const letterheadHint = 'an SVG or PNG in public/, as in "/letterhead.png"';
const letterheadFile = z.string(wanted(letterheadHint)).regex(/^\/[\w./-]+\.(svg|png)$/, wanted(letterheadHint));
const lightHint = 'a PNG in public/, as in "/letterhead-light.png", or leave it out';
const lightFile = z.string(wanted(lightHint)).regex(/^\/[\w./-]+\.png$/, wanted(lightHint));
const pixels = whole("pixels as it is shown, as in 120", 8, 2000);
const yesOrNo = z.boolean(wanted("true or false, or leave the line out")).optional();
const sentences = z.record(z.string(), text("the sentence in that language"));

const company = fields({
  legalName: text("the name in the commercial register, or your own"),
  street: text('street and number, as in "Lindenhof 12"'),
  postcode: text("the postcode, in quotation marks"),
  city: text("the city"),
  country,
  email: email('an e-mail address, as in "hello@shop.example"'),
  phone: text('a telephone number with its country, as in "+49 30 5550 0120"').regex(
    /^\+[\d ]{6,}$/,
    wanted('a telephone number with its country, as in "+49 30 5550 0120"'),
  ),
  vatId: text("the VAT number, or leave the line out").optional(),
  register: text("register and number, or leave the line out").optional(),
  representative: text("who represents the company"),
  hours: text('when somebody is there, as in "Monday to Friday, 9:00 to 17:00"'),
});

const trackingHint = 'an address as in "https://carrier.example/{{parcel}}", or leave the line out';

const method = fields({
  id: z
    .string(wanted('small letters, as in "express"'))
    .regex(/^[a-z][a-z0-9-]*$/, wanted('small letters, as in "express"')),
  name: text('a name in your own language, as in "Express delivery"; words has it in the others'),
  days: z
    .tuple(
      [whole("working days, as in [2, 4]", 0, 90), whole("working days, as in [2, 4]", 0, 90)],
      wanted("working days at the earliest and at the latest, as in [2, 4]"),
    )
    .refine(([least, most]) => least <= most, wanted("the earlier day first, as in [2, 4]")),
  price: cents(490),
  freeAbove: z.boolean(wanted("true where delivery.freeFrom makes it free, else false")),
  countries: oneOrMore(country, 'the countries it goes to, as in ["DE", "AT"], or leave the line out').optional(),
  trackingUrl: z.string(wanted(trackingHint)).refine(isTracking, wanted(trackingHint)).optional(),
});

const rate = (hint: string) =>
  z
    .number(wanted(hint))
    .min(0, wanted("percent from 0 to 50"))
    .max(50, wanted("percent from 0 to 50"))
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), wanted("two decimals at most, as in 25.5"));
/** A fraction is not percent: no country has a rate between 0 and 1 %. */
const isPercent = (value: number) => value === 0 || value >= 1;
const standardRate = rate("the standard VAT rate in percent, as in 19 or 25.5").refine(
  isPercent,
  wanted("percent, as in 19 for 19 %, or 0 where there is no VAT"),
);
const reducedHint = "lower VAT rates by name, as in { food: 7 }, or leave the line out";
const vatClass = z.string().regex(/^[a-z][a-z0-9-]*$/);
const reducedRates = z
  .record(
    vatClass,
    rate("the lower VAT rate in percent, as in 7 or 5.5").refine(
      isPercent,
      wanted("percent, as in 7 for 7 %, or 0 for none"),
    ),
    keyed("no name", "it in small letters, as in { food: 7 }", reducedHint),
  )
  .optional();

const countryTerms = fields(
  { vat: standardRate, reduced: reducedRates, surcharge: cents(300) },
  "its VAT and what delivery costs on top, as in { vat: 19, surcharge: 0 }",
);
const territoriesHint =
  'places outside the EU\'s VAT area with their terms, as in { "canary-islands": { vat: 0, surcharge: 1500 } }, or leave the line out';

const prefixHint = 'what order numbers begin with, 1 to 6 capital letters or digits, as in "V"';

// The trailing hyphen keeps numbers unique: without it, number 11 of "R-" and number 1 of "R-1" would be the same.
const seriesForm = /^[A-Z0-9][A-Z0-9-]{0,13}-$/;
const seriesHint =
  'what numbers begin with, 2 to 15 capital letters, digits or hyphens with a hyphen at the end, as in "INV-"';

/** The schema of `shop` in `shop.config.ts`; rules between fields are in `shop-rules.server.ts`. */
export const shopSchema: z.ZodType<Shop> = fields({
  name: text("what the shop is called"),
  tagline: text("what the shop is, in a line"),
  logo: fields({ file: publicFile, width: pixels, height: pixels }).optional(),
  letterhead: fields({ file: letterheadFile, width: pixels, height: pixels, light: lightFile.optional() }).optional(),
  map: fields({ file: publicFile, shows: text("what the picture shows, for those who do not see it") }).optional(),
  company,
  timeZone: z
    .string(wanted('a time zone, as in "Europe/Berlin"'))
    .refine(isTimeZone, wanted('a time zone, as in "Europe/Berlin"')),
  languages: oneOrMore(language, 'one or more languages, as in ["en", "de"]'),
  fallbackLanguage: language,
  translationDebug: z.boolean(wanted("true or false")),
  words: z
    .record(language, sentences, keyed("no language", 'sentences by language, as in { de: { "Cart": "Korb" } }'))
    .optional(),
  currencies: z.tuple([currency], currency, wanted('one or more currencies, as in ["EUR", "CHF"]')),
  rates: fields({ url: webAddress }),
  homes: fields({
    main: text('the name of the home page at "/", as in "plants"'),
    open: z.union(
      [z.literal("all"), z.array(z.string())],
      wanted('"all", or a list of home pages as in ["plants", "flower-shop"]'),
    ),
  }),
  theme: text('the name of a file in app/themes without its ending, as in "plants", or leave the line out').optional(),
  delivery: fields({
    freeFrom: whole("whole cents, as in 7500 for 75.00", 1),
    methods: oneOrMore(method, "one method of delivery or more, in square brackets"),
    closedDays: list(closedDay, 'the days you are closed, as in ["12-25"], or leave the line out').optional(),
    closedWeekdays: list(z.enum(weekdays, wanted(weekdayHint)), weekdayHint)
      .refine((days) => new Set(days).size < weekdays.length, wanted("at most six days, or nothing ever arrives"))
      .optional(),
  }),
  countries: z
    .record(
      country,
      countryTerms,
      keyed(
        "no country",
        "countries by their two capital letters (the United Kingdom is GB), with their VAT, as in DE: { vat: 19, surcharge: 0 }",
      ),
    )
    .refine(
      (served) => Object.keys(served).length > 0,
      wanted("one country or more, as in DE: { vat: 19, surcharge: 0 }"),
    ),
  territories: fields(
    Object.fromEntries(territoryNames.map((name) => [name, countryTerms.optional()])),
    territoriesHint,
  ).optional(),
  legalGuarantee: yesOrNo,
  newsletter: yesOrNo,
  codes: yesOrNo,
  mail: fields({
    from: z
      .string(wanted('a sender, as in "Shop <hello@shop.example>"'))
      .refine(isSender, wanted('a sender, as in "Shop <hello@shop.example>"')),
    owner: email('the e-mail address that hears of orders, as in "orders@shop.example"'),
  }),
  orderPrefix: z.string(wanted(prefixHint)).regex(/^[A-Z0-9]{1,6}$/, wanted(prefixHint)),
  keepOrdersYears: whole("years from 1 to 30", 1, 30).optional(),
  invoices: fields({
    prefix: z.string(wanted(seriesHint)).regex(seriesForm, wanted(seriesHint)),
    creditPrefix: z.string(wanted(seriesHint)).regex(seriesForm, wanted(seriesHint)),
    first: whole("the first number of a series, a whole number from 1", 1),
    note: text("what has to stand on invoices, or leave the line out").optional(),
    keepYears: whole("years from 1 to 30", 1, 30).optional(),
  }).optional(),
  mostPerOrder: whole("pieces of one item per order, from 1 to 9999, or leave the line out for 20", 1, 9999).optional(),
  payment: fields({
    holdMinutes: whole("minutes from 30 to 1440 (a day)", 30, 1440),
    shortHoldMinutes: whole("minutes from 5 to 30, or leave it out for 10", 5, 30).optional(),
  }),
  social: list(fields({ name: text("the network's name"), url: webAddress }), "a list of links, or [] for none"),
  links: fields({
    menu: ownLinks.optional(),
    shop: ownLinks.optional(),
    help: ownLinks.optional(),
    about: ownLinks.optional(),
  }).optional(),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whether this is an HTTPS URL with a fixed host that differs for each parcel number. */
function isTracking(written: string): boolean {
  const [one, other] = ["1", "2"].map((parcel) => URL.parse(written.replaceAll("{{parcel}}", parcel)));
  return one?.protocol === "https:" && one.host === other?.host && one.href !== other.href;
}

function isSender(written: string): boolean {
  return z.email().safeParse(readSender(written).address).success;
}
