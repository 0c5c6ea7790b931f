/** `npm run gift-cards -- help`: manages gift cards in the shop's database, whether the shop is running or not. */
import { parseArgs } from "node:util";
import type { Cents } from "../app/features/catalogue/product.ts";
import { groupedCode } from "../app/features/gift-cards/gift-card-code.ts";
import {
  blockGiftCard,
  issueGiftCards,
  listGiftCards,
  replaceGiftCard,
  unblockGiftCard,
  whyUseless,
} from "../app/features/gift-cards/gift-cards.server.ts";
import { isDay } from "../app/platform/dates/calendar.ts";
import { dayIn } from "../app/platform/dates/day-in.ts";
import { ownCurrency } from "../app/settings/own-currency.ts";
import type { GiftCardTable } from "../db/gift-card-tables.ts";
import { StartError } from "../db/start-error.ts";
import { shop } from "../shop.config.ts";
import { plainAmount } from "./plain-amount.ts";
import { type OwnersShop, runOnShop } from "./run-command.ts";
import { textTable } from "./text-table.ts";
import { writeCsv } from "./write-csv.ts";

const HELP = `npm run gift-cards -- issue --value 50 --count 20    makes cards and prints their codes once, as CSV for the printer:
                                        npm run --silent gift-cards -- issue --value 50 --count 20 > cards.csv
                                        They are valid until the end of the sixth year from now, so that one sold this
                                        year or next has five full years after it; or --until 2033-12-31
npm run gift-cards -- list              all cards: value, what is left, valid until when
npm run gift-cards -- block <code>      blocks a card; its last four characters or its id will do as well
npm run gift-cards -- unblock <code>    lets a blocked card be spent again
npm run gift-cards -- replace <code>    gives a card a new code and prints it, once: for one that was lost, or made under
                                        another secret; what is on it stays, and the old code opens nothing any more

Codes are stored as hashes under the shop's secret: keep that with the database, or no card can be spent again.`;
const MAX_CARDS = 1000;
const MAX_VALUE = 1000;
const YEARS = 6;

const options = { value: { type: "string" }, count: { type: "string" }, until: { type: "string" } } as const;

/** Runs one command and returns its output. Throws `StartError` for mistakes that the owner can fix. */
export async function giftCardsCommand(
  owners: OwnersShop,
  [command = "help", ...rest]: readonly string[],
): Promise<string> {
  switch (command) {
    case "issue":
      return issue(owners, parseArgs({ args: [...rest], options }).values);
    case "list":
      return cardTable(await listGiftCards(owners.db), owners);
    case "block":
    case "unblock":
    case "replace":
      return changes[command](owners, rest.join(" ").trim());
    default:
      return HELP;
  }
}

type Wish = { value?: string; count?: string; until?: string };

async function issue({ db, environment }: OwnersShop, { value = "", count = "1", until }: Wish): Promise<string> {
  const now = new Date();
  const today = dayIn(shop.timeZone, now);
  const cents = readValue(value);
  const expiresOn = until ?? `${Number(today.slice(0, 4)) + YEARS}-12-31`;
  if (!/^\d+$/.test(count) || Number(count) < 1 || Number(count) > MAX_CARDS)
    throw new StartError(`--count is a whole number from 1 to ${MAX_CARDS}.`);
  if (!isDay(expiresOn) || expiresOn < today) throw new StartError("--until is a day to come, such as 2033-12-31.");
  const cards = { value: cents, count: Number(count), currency: ownCurrency, expiresOn };
  const codes = await issueGiftCards(db, { ...cards, secrets: environment.secrets, now });
  const rows = codes.map((code) => [groupedCode(code), plainAmount(cents), ownCurrency, expiresOn]);
  return writeCsv([["code", "value", "currency", "valid_until"], ...rows]).trimEnd();
}

function readValue(text: string): Cents {
  const cents = /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(",", ".")) * 100) : 0;
  if (cents < 100 || cents > MAX_VALUE * 100)
    throw new StartError(`--value is what a card is worth, from 1 to ${MAX_VALUE} ${ownCurrency}.`);
  return cents as Cents;
}

const changes = {
  async block(owners: OwnersShop, named: string): Promise<string> {
    const found = await blockGiftCard(owners.db, { named, secrets: owners.environment.secrets, now: new Date() });
    const { last4, balance, currency } = onlyCard(found, named, owners);
    return `The gift card that ends in ${last4} is blocked, with ${plainAmount(balance)} ${currency} on it.`;
  },
  async unblock(owners: OwnersShop, named: string): Promise<string> {
    const { secrets } = owners.environment;
    const found = await unblockGiftCard(owners.db, { named, secrets });
    const card = onlyCard(found, named, owners);
    const name = `The gift card that ends in ${card.last4}`;
    if (whyUseless(card, secrets) === "void")
      return `${name} is not blocked, but its code was made under another SECRET: "replace" gives it a new one.`;
    return `${name} can be spent again, with ${plainAmount(card.balance)} ${card.currency} on it.`;
  },
  async replace(owners: OwnersShop, named: string): Promise<string> {
    const { found, code } = await replaceGiftCard(owners.db, { named, secrets: owners.environment.secrets });
    const { balance, currency } = onlyCard(found, named, owners);
    return `The gift card has a new code, with ${plainAmount(balance)} ${currency} on it: ${groupedCode(code)}`;
  },
};

/** Returns the one card that was found. Throws `StartError` if there is none, or if there are several. */
function onlyCard(found: readonly GiftCardTable[], named: string, owners: OwnersShop): GiftCardTable {
  const [card, ...others] = found;
  if (!card) throw new StartError(`There is no gift card "${named}".`);
  if (others.length > 0)
    throw new StartError(`"${named}" is on ${found.length} cards: name one by its id.\n${cardTable(found, owners)}`);
  return card;
}

function cardTable(cards: readonly GiftCardTable[], { environment }: OwnersShop): string {
  if (cards.length === 0) return "No gift cards.";
  const rows = cards.map((card) => [
    card.last4,
    card.issued_at.slice(0, 10),
    `${plainAmount(card.value)} ${card.currency}`,
    `${plainAmount(card.balance)} ${card.currency}`,
    card.expires_on,
    whyUseless(card, environment.secrets) ?? "",
    card.id,
  ]);
  return textTable(["Ends in", "Issued", "Value", "Left", "Until", "State", "Id"], rows);
}

if (import.meta.main) await runOnShop(giftCardsCommand);
