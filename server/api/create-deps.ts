import { join } from "node:path";
import { createRates } from "../../app/features/currency/rates.server.ts";
import type { MailTransport } from "../../app/features/letters/mail.ts";
import { type Failpoints, killAt, noFailpoints } from "../../app/features/orders/failpoints.server.ts";
import type { PaymentProvider } from "../../app/features/payment/payment-provider.ts";
import { createStripePayment } from "../../app/features/payment/stripe-payment.server.ts";
import { testPayment } from "../../app/features/payment/test-payment.server.ts";
import { NOTHING_CHANGED } from "../../app/features/stock/changed-stock.server.ts";
import { untranslated } from "../../app/platform/i18n/words.ts";
import type { Environment } from "../environment.ts";
import { createEmailjs, missingIds } from "../mail/emailjs.ts";
import { createOutbox } from "../mail/outbox.ts";
import { createSmtp } from "../mail/smtp.ts";
import type { Deps } from "./deps.ts";

type Given = Pick<Deps, "db" | "catalogue" | "shop" | "coupons" | "environment" | "log"> & Partial<Deps>;

/** Builds the dependencies of the API and the workers from the environment; those passed in are used as they are. */
export function createDeps(given: Given): Deps {
  const { environment, log, shop } = given;
  const now = given.now ?? (() => new Date());
  const translate = given.translate ?? (() => untranslated);
  const failpoints = given.failpoints ?? (environment.failpoint ? killAt(environment.failpoint) : noFailpoints);
  return {
    now,
    failpoints,
    payment: createPayment({ ...given, translate }, now, failpoints),
    carrier: createCarrier(environment, log),
    rates: createRates({
      db: given.db,
      url: environment.ratesUrl ?? shop.rates.url,
      log,
      now,
      currencies: shop.currencies,
    }),
    catalogueIn: async () => given.catalogue,
    changedStock: async () => NOTHING_CHANGED,
    contract: async () => ({}),
    translate,
    ...given,
  };
}

type PaymentGiven = Given & Pick<Deps, "translate">;

function createPayment(
  { environment, db, shop, translate }: PaymentGiven,
  now: () => Date,
  failpoints: Failpoints,
): PaymentProvider {
  const { payment, baseUrl } = environment;
  if (payment.provider === "test") return testPayment;
  const { holdMinutes } = shop.payment;
  return createStripePayment({ ...payment, db, baseUrl, holdMinutes, now, failpoints, translate });
}

function createCarrier({ mail, dataDir }: Environment, log: Deps["log"]): MailTransport {
  switch (mail.carrier) {
    case "outbox":
      return createOutbox(join(dataDir, "outbox"), log);
    case "smtp":
      return createSmtp(mail.url);
    case "emailjs":
      for (const name of missingIds(mail))
        log.error(`${name} is missing: no mail can be sent, and it is retried later`);
      return createEmailjs(mail);
  }
}
