import type { Database } from "../../../db/tables.ts";
import { addJob } from "../jobs/add-job.server.ts";

/** Kind of the jobs whose e-mails `writeReviewMail` writes. */
export const REVIEW_MAIL = "review-mail";

export type ReviewMailJob = { template: "review-pictures"; reviewId: string };

/** How long pictures of one review are waited for, so that one letter tells of all of them. */
const WAIT_MS = 10 * 60_000;

/** Queues the letter that tells the owner of pictures to be released: one for all that are added within ten minutes. */
export async function queueReviewMail(trx: Database, reviewId: string, now: Date): Promise<void> {
  const period = Math.floor(now.getTime() / WAIT_MS) + 1;
  const payload: ReviewMailJob = { template: "review-pictures", reviewId };
  const dedupeKey = `mail:${payload.template}:${reviewId}:${period}`;
  await addJob(trx, { kind: REVIEW_MAIL, payload, dedupeKey, runAt: new Date(period * WAIT_MS) }, now);
}
