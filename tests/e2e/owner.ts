import { pino } from "pino";
import { ACCOUNT_MAIL } from "../../app/features/account/queue-account-mail.server.ts";
import type { Cents } from "../../app/features/catalogue/product.ts";
import { groupedCode } from "../../app/features/gift-cards/gift-card-code.ts";
import { issueGiftCards } from "../../app/features/gift-cards/gift-cards.server.ts";
import { orderByNumber } from "../../app/features/orders/read-order.server.ts";
import { refundOrder } from "../../app/features/payment/refund-order.server.ts";
import { testPayment } from "../../app/features/payment/test-payment.server.ts";
import { setStock as setStockIn } from "../../app/features/stock/stock.server.ts";
import { ownCurrency } from "../../app/settings/own-currency.ts";
import { openDatabase } from "../../db/database.ts";
import type { Secrets } from "../../db/secrets.ts";
import type { Database } from "../../db/tables.ts";
import { release } from "../../scripts/reviews/moderate.ts";
import { keptSecret } from "../../server/secret.ts";
import { journeyData } from "./journey-port.ts";

// What the owner's commands do, in the database of the open shop and without a process for each: the commands themselves
// are tested where they are.

/** Issues a gift card worth so many euros in the tests' shop; returns its code. */
export async function issueGiftCard(euros: number): Promise<string> {
  const now = new Date();
  const secrets: Secrets = [keptSecret(journeyData())];
  const expiresOn = `${now.getFullYear() + 6}-12-31`;
  const card = { value: (euros * 100) as Cents, count: 1, currency: ownCurrency, expiresOn };
  const [code = ""] = await issueGiftCards(await database(), { ...card, secrets, now });
  return groupedCode(code);
}

/** Refunds a part of an order. */
export async function giveBack(number: string, cents: number): Promise<void> {
  const db = await database();
  const stored = await orderByNumber(db, number);
  if (!stored) throw new Error(`there is no order ${number}`);
  const deps = { db, payment: testPayment, secrets: [keptSecret(journeyData())] as const };
  const answer = await refundOrder(deps, stored, { amount: cents as Cents }, new Date());
  if (!answer.ok) throw new Error(answer.code);
}

/** Sets the stock of an item, as after counting or a delivery. */
export async function setStock(item: string, pieces: number): Promise<void> {
  await setStockIn(await database(), item, pieces, new Date());
}

/** Shows all pictures of reviews that wait. */
export async function releasePictures(): Promise<void> {
  await release(await database(), undefined);
}

/** Returns the token that the e-mail to confirm an address will have, without waiting for the e-mail. */
export async function confirmationOf(email: string): Promise<string> {
  const jobs = (await database()).selectFrom("jobs").select("payload").where("kind", "=", ACCOUNT_MAIL);
  const mails = (await jobs.orderBy("id", "desc").execute()).map(({ payload }) => JSON.parse(payload));
  const { token } = mails.find((mail) => mail.template === "confirm-address" && mail.email === email) ?? {};
  return token;
}

let opened: Promise<Database> | undefined;

function database(): Promise<Database> {
  opened ??= openDatabase({ dataDir: journeyData(), log: pino({ level: "silent" }) });
  return opened;
}
