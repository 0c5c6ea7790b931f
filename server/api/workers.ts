import type { MailJob } from "../../app/features/jobs/queue-mail.server.ts";
import { type JobHandler, workJobs } from "../../app/features/jobs/work-jobs.server.ts";
import { writeMail } from "../../app/features/mail/write-mail.server.ts";
import { expireHolds } from "../../app/features/orders/expire-holds.server.ts";
import { sendStockAlerts } from "../../app/features/orders/stock-alerts.server.ts";
import { closePaymentWith } from "../../app/features/payment/close-payment.server.ts";
import type { Deps } from "./deps.ts";

export type Workers = { stop(): Promise<void> };

const SECOND = 1000;

/** Starts what the shop does by itself: jobs, the end of unpaid holds, mails for what is back. */
export function startWorkers(deps: Deps): Workers {
  const { db, log, now } = deps;
  const handlers = { mail: mailHandler(deps) };
  const rounds = [
    repeat(SECOND, () => workJobs({ db, handlers, log, now }), log),
    repeat(15 * SECOND, () => expireHolds(db, closePaymentWith(deps), now()), log),
    repeat(60 * SECOND, () => sendStockAlerts(db, now()), log),
  ];
  return {
    async stop() {
      await Promise.all(rounds.map((stop) => stop()));
    },
  };
}

/** Does the jobs of the kind `mail`. */
export function mailHandler(deps: Deps): JobHandler {
  const { db, catalogue, shop, environment, translate, carrier } = deps;
  return async ({ id, payload }) => {
    const mail = await writeMail(
      { db, catalogue, shop, baseUrl: environment.baseUrl, translate },
      id,
      payload as MailJob,
    );
    if (mail) await carrier.send(mail);
  };
}

/** Runs `work` again and again, never twice at once; the returned function waits for a run that is under way. */
function repeat(everyMs: number, work: () => Promise<unknown>, log: Deps["log"]): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  function next(afterMs: number): void {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => log.error({ err: error }, "a worker failed and goes on"))
        .then(() => {
          if (!isStopped) next(everyMs);
        });
    }, afterMs);
    timer.unref();
  }
  next(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
