/** `npm run newsletter -- help`: exports and removes newsletter subscribers, from the shop's database. */
import { confirmedSubscribers, removeSubscriberAt } from "../app/features/contact/subscribers.server.ts";
import { StartError } from "../db/start-error.ts";
import { type OwnersShop, runOnShop } from "./run-command.ts";
import { escapeFormula, writeCsv } from "./write-csv.ts";

const HELP = `npm run --silent newsletter -- export > readers.csv    confirmed subscribers, as CSV for whatever sends your newsletter;
                                                     each has an unsubscribe link, which belongs in every issue.
                                                     Export again before each: people who left are not in it
npm run newsletter -- remove <e-mail>                takes an address off the list, for somebody who asks you to`;

/** Runs one command and returns its output. Throws `StartError` for mistakes that the owner can fix. */
export async function newsletterCommand(
  { db, environment }: OwnersShop,
  [command = "help", email = ""]: readonly string[],
) {
  if (command === "export") {
    const rows = (await confirmedSubscribers(db)).map(({ email, language, token, confirmed_at }) => [
      email,
      language,
      confirmed_at ?? "",
      `${environment.baseUrl}/newsletter?unsubscribe=${token}`,
    ]);
    const head = ["email", "language", "confirmed_at", "unsubscribe"];
    return writeCsv([head, ...rows.map((row) => row.map(escapeFormula))]).trimEnd();
  }
  if (command !== "remove") return HELP;
  if (await removeSubscriberAt(db, email)) return `${email} is off the list.`;
  throw new StartError(`"${email}" is not on the list.`);
}

if (import.meta.main) await runOnShop(newsletterCommand);
