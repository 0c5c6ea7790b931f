import { SCRUB_ORDER, scrubLater } from "../../app/features/account/erase-account.server.ts";
import { ACCOUNT_MAIL, type AccountMailJob } from "../../app/features/account/queue-account-mail.server.ts";
import { writeAccountMail } from "../../app/features/account/write-account-mail.server.ts";
import { CONTACT_MAIL, type ContactMailJob } from "../../app/features/contact/queue-contact-mail.server.ts";
import { writeContactMail } from "../../app/features/contact/write-contact-mail.server.ts";
import { deleteOldInvoices } from "../../app/features/invoices/delete-old-invoices.server.ts";
import { clearOld } from "../../app/features/jobs/clear-old.server.ts";
import { type JobHandler, workJobs } from "../../app/features/jobs/work-jobs.server.ts";
import { createMailHandler } from "../../app/features/mail/mail-handler.server.ts";
import { deleteOldOrders, deleteUnpaidOrders } from "../../app/features/orders/delete-old-orders.server.ts";
import { expireHolds } from "../../app/features/orders/expire-holds.server.ts";
import { ORDER_MAIL, type OrderMailJob } from "../../app/features/orders/queue-mail.server.ts";
import { sendStockAlerts } from "../../app/features/orders/stock-alerts.server.ts";
import { writeOrderMail } from "../../app/features/orders/write-mail.server.ts";
import { createPaymentCloser } from "../../app/features/payment/close-payment.server.ts";
import type { Deps } from "./deps.ts";

export type Workers = { stop(): Promise<void> };

const SECOND = 1000;

/** Starts the background work: jobs, expiry of unpaid holds, back-in-stock e-mails, deletion of old records. */
export function startWorkers(deps: Deps): Workers {
  const { db, log, now } = deps;
  const { keepOrdersYears: years, invoices, timeZone } = deps.shop;
  const invoiceYears = invoices?.keepYears;
  const handlers = jobHandlers(deps);
  const closePayment = createPaymentCloser(deps);
  const rounds = [
    repeat(SECOND, (signal) => workJobs({ db, handlers, log, now, signal }), log),
    repeat(15 * SECOND, (signal) => expireHolds(db, closePayment, now(), signal), log),
    repeat(60 * SECOND, () => sendStockAlerts(deps, now()), log),
    repeat(3600 * SECOND, () => clearOld(db, now()), log),
    repeat(3600 * SECOND, () => deleteUnpaidOrders(db, now()), log),
    repeat(3600 * SECOND, async () => years && deleteOldOrders(db, { years, timeZone }, now()), log),
    repeat(
      3600 * SECOND,
      async () => invoiceYears && deleteOldInvoices(db, { years: invoiceYears, timeZone }, now()),
      log,
    ),
  ];
  return {
    async stop() {
      await Promise.all(rounds.map((stop) => stop()));
    },
  };
}

/** The handler for each kind of job. */
export function jobHandlers(deps: Deps): Record<string, JobHandler> {
  const mailDeps = { ...deps, baseUrl: deps.environment.baseUrl };
  return {
    [ORDER_MAIL]: createMailHandler((job: OrderMailJob) => writeOrderMail(mailDeps, job), mailDeps),
    [CONTACT_MAIL]: createMailHandler((job: ContactMailJob) => writeContactMail(mailDeps, job), mailDeps),
    [ACCOUNT_MAIL]: createMailHandler((job: AccountMailJob) => writeAccountMail(mailDeps, job), mailDeps),
    [SCRUB_ORDER]: ({ payload }) => scrubLater(deps.db, payload as { orderId: string }, deps.now()),
  };
}

/**
 * Runs `work` repeatedly, never concurrently. The returned function stops it and waits for the current run, whose
 * signal tells it to start nothing new.
 */
function repeat(
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  log: Deps["log"],
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  function next(afterMs: number): void {
    timer = setTimeout(() => {
      running = work(signal)
        .catch((error: unknown) => log.error({ err: error }, "a worker failed and goes on"))
        .then(() => {
          if (!signal.aborted) next(everyMs);
        });
    }, afterMs);
    timer.unref();
  }
  next(0);
  return async () => {
    stopped.abort();
    clearTimeout(timer);
    await running;
  };
}
