import { SCRUB_ORDER, scrubLater } from "../../app/features/account/erase-account.server.ts";
import { ACCOUNT_MAIL, type AccountMailJob } from "../../app/features/account/queue-account-mail.server.ts";
import { writeAccountMail } from "../../app/features/account/write-account-mail.server.ts";
import { CONTACT_MAIL, type ContactMailJob } from "../../app/features/contact/queue-contact-mail.server.ts";
import { writeContactMail } from "../../app/features/contact/write-contact-mail.server.ts";
import { deleteOldInvoices } from "../../app/features/invoices/delete-old-invoices.server.ts";
import type { JobHandler } from "../../app/features/jobs/add-job.server.ts";
import { addJob } from "../../app/features/jobs/add-job.server.ts";
import { clearOld } from "../../app/features/jobs/clear-old.server.ts";
import { createMailHandler } from "../../app/features/letters/mail-handler.server.ts";
import { ORDER_MAIL, type OrderMailJob, STOCK_MAIL } from "../../app/features/letters/queue-mail.server.ts";
import { writeOrderMail } from "../../app/features/order-letters/write-mail.server.ts";
import { deleteOldOrders, deleteUnpaidOrders } from "../../app/features/orders/delete-old-orders.server.ts";
import { expireHolds } from "../../app/features/orders/expire-holds.server.ts";
import { createPaymentCloser } from "../../app/features/payment/close-payment.server.ts";
import { REVIEW_MAIL, type ReviewMailJob } from "../../app/features/reviews/queue-review-mail.server.ts";
import { writeReviewMail } from "../../app/features/reviews/write-review-mail.server.ts";
import { sendStockAlerts } from "../../app/features/stock/stock-alerts.server.ts";
import { makeCopy } from "../../db/keep-copies.ts";
import { sayPresence } from "../compare-hosts.ts";
import { workJobs } from "../jobs/work-jobs.ts";
import type { Deps } from "./deps.ts";

export type Workers = {
  /** Returns the rounds that have been at it for longer than a minute. */
  late(): string[];
  stop(): Promise<void>;
};

const SECOND = 1000;
/** After this, a round is said to be late, ms: something that it waits for does not answer. */
const LATE_MS = 60 * SECOND;
/** A copy takes at most a tenth of the time: the next one begins so many times as long after it. */
const COPY_RESTS = 10;
/** A job that one host does each hour. */
const HOURLY = "hourly";

/** Starts the background work: jobs, expiry of unpaid holds, back-in-stock e-mails, deletion of old records. */
export function startWorkers(deps: Deps): Workers {
  const { db, environment, log, now } = deps;
  const closePayment = createPaymentCloser(deps);
  const work = (handlers: Record<string, JobHandler>) => (signal: AbortSignal) =>
    workJobs({ db, handlers, log, now, signal });
  const rounds = [
    repeat("letters", SECOND, work(letterHandlers(deps)), log),
    repeat("other jobs", SECOND, work(otherHandlers(deps)), log),
    repeat("ends of holds", 15 * SECOND, (signal) => expireHolds(db, closePayment, now(), signal), log),
    repeat("back in stock", 60 * SECOND, () => sendStockAlerts(deps, now()), log),
    repeat("hourly", 60 * SECOND, () => addHourly(deps), log),
    ...(environment.copiesDir ? [repeat("copies", 60 * SECOND, createCopying(deps, environment.copiesDir), log)] : []),
    ...(environment.databaseUrl ? [repeat("presence", 60 * SECOND, () => sayPresence(db, deps, now()), log)] : []),
  ];
  return {
    late: () => rounds.filter((round) => round.isLate()).map(({ name }) => name),
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}

/** Returns what copies the SQLite file, and rests after a copy that took long. */
function createCopying({ environment, log, now }: Deps, folder: string): () => Promise<void> {
  let restsUntil = 0;
  return async () => {
    const begun = performance.now();
    if (begun < restsUntil) return;
    await makeCopy({ dataDir: environment.dataDir, folder }, now());
    const rest = COPY_RESTS * (performance.now() - begun);
    restsUntil = begun + rest;
    if (rest > 60 * SECOND) log.warn("copying the database takes long: copies are more than a minute apart");
  };
}

/** Adds the job of this hour, once for all hosts. */
async function addHourly({ db, now }: Deps): Promise<void> {
  const hour = now().toISOString().slice(0, 13);
  await addJob(db, { kind: HOURLY, payload: {}, dedupeKey: `${HOURLY}:${hour}` }, now());
}

/** The handler for each kind of job. */
export function jobHandlers(deps: Deps): Record<string, JobHandler> {
  return { ...letterHandlers(deps), ...otherHandlers(deps) };
}

/** The handler for each kind of letter, the most urgent first. */
function letterHandlers(deps: Deps): Record<string, JobHandler> {
  const mailDeps = { ...deps, baseUrl: deps.environment.baseUrl };
  const ofOrders = createMailHandler((job: OrderMailJob) => writeOrderMail(mailDeps, job), mailDeps);
  return {
    [ACCOUNT_MAIL]: createMailHandler((job: AccountMailJob) => writeAccountMail(mailDeps, job), mailDeps),
    [ORDER_MAIL]: ofOrders,
    [CONTACT_MAIL]: createMailHandler((job: ContactMailJob) => writeContactMail(mailDeps, job), mailDeps),
    [STOCK_MAIL]: ofOrders,
    [REVIEW_MAIL]: createMailHandler((job: ReviewMailJob) => writeReviewMail(mailDeps, job), mailDeps),
  };
}

/** The handler for each other kind of job: a mail server that hangs does not delay them. */
function otherHandlers({ db, now, shop }: Deps): Record<string, JobHandler> {
  const { keepOrdersYears: years, invoices, timeZone } = shop;
  const invoiceYears = invoices?.keepYears;
  return {
    [SCRUB_ORDER]: ({ payload }) => scrubLater(db, payload as { orderId: string }, now()),
    async [HOURLY]() {
      await clearOld(db, now());
      await deleteUnpaidOrders(db, now());
      if (years) await deleteOldOrders(db, { years, timeZone }, now());
      if (invoiceYears) await deleteOldInvoices(db, { years: invoiceYears, timeZone }, now());
    },
  };
}

type Round = { name: string; isLate(): boolean; stop(): Promise<void> };

/**
 * Runs `work` repeatedly, never concurrently. `stop` ends it and waits for the current run, whose signal tells it to start
 * nothing new.
 */
function repeat(
  name: string,
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  log: Deps["log"],
): Round {
  const stopped = new AbortController();
  const { signal } = stopped;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let startedAt = Number.POSITIVE_INFINITY;
  function next(afterMs: number): void {
    timer = setTimeout(() => {
      startedAt = performance.now();
      const late = setTimeout(
        () => log.error({ round: name }, "a round has taken more than a minute"),
        LATE_MS,
      ).unref();
      running = work(signal)
        .catch((error: unknown) => log.error({ err: error, round: name }, "a worker failed and goes on"))
        .then(() => {
          startedAt = Number.POSITIVE_INFINITY;
          clearTimeout(late);
          if (!signal.aborted) next(everyMs);
        });
    }, afterMs);
    timer.unref();
  }
  next(0);
  return {
    name,
    isLate: () => performance.now() - startedAt > LATE_MS,
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
