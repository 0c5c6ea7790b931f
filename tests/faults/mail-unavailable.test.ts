import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "../../server/api/test-api.ts";
import { jobHandlers } from "../../server/api/workers.ts";
import { workJobs } from "../../server/jobs/work-jobs.ts";
import { createSmtp } from "../../server/mail/smtp.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
  await api.reset();
});
afterAll(() => api.close());

const received: string[] = [];
const server = new SMTPServer({
  // The shop keeps its connections for the next letters.
  closeTimeout: 100,
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, callback) {
    stream.resume().on("end", () => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      callback();
    });
  },
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

/** Runs due jobs; returns the keys of e-mails that failed and will be retried. */
async function work(smtp: string): Promise<string[]> {
  const deps = { ...api.deps(), carrier: createSmtp(smtp) };
  await workJobs({ ...deps, handlers: jobHandlers(deps) });
  const failed = api.db.selectFrom("jobs").select("dedupe_key").where("done_at", "is", null);
  const rows = await failed.where("last_error", "is not", null).where("failed_at", "is", null).execute();
  return rows.map((row) => row.dedupe_key ?? "").toSorted();
}

test("a mail server outage loses no order and no e-mail: each is sent once afterwards", async () => {
  const { number, code } = await api.place();
  const paid = await api.send("/api/payments/test", { number, code, outcome: "pay" });
  expect(paid.status, "the shopper does not wait for e-mails").toBe(200);
  const mails = await work("smtp://127.0.0.1:1");
  expect(mails).toContainEqual(expect.stringMatching(/^mail:order-confirmation:/));
  for (let hour = 0; hour < 3; hour++) {
    api.clock.pass(3_600_000);
    expect(await work("smtp://127.0.0.1:1")).toEqual(mails);
  }
  expect(received).toEqual([]);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  for (let day = 0; day < 2; day++) {
    api.clock.pass(86_400_000);
    expect(await work(address)).toEqual([]);
  }
  expect(received).toHaveLength(mails.length);
});
