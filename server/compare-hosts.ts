import { hostname } from "node:os";
import type { BaseLogger } from "pino";
import { secretMark } from "../app/features/gift-cards/gift-cards.server.ts";
import type { Shop } from "../app/settings/shop.ts";
import { share } from "../db/shared-state.ts";
import type { Database } from "../db/tables.ts";
import { transact } from "../db/transact.ts";
import type { Environment } from "./environment.ts";

/** Names under which hosts tell each other how they are set. */
const HOST = "host ";
/** A host that has said nothing for so long is gone. */
const GONE_MS = 3 * 60_000;
/** Clocks that are this far apart are not both right. */
const APART_MS = 60_000;

/** What all hosts have to have in common; of the secrets only marks, which do not reveal them. */
type Settings = { secrets: string[]; timeZone: string };

type Host = { environment: Pick<Environment, "secrets">; shop: Pick<Shop, "timeZone"> };

function settingsOf({ environment, shop }: Host): Settings {
  return { secrets: environment.secrets.map(secretMark), timeZone: shop.timeZone };
}

/** Tells the other hosts for a few minutes how this one is set. */
export async function sayPresence(db: Database, host: Host, now: Date, name = hostname()): Promise<void> {
  const until = new Date(now.getTime() + GONE_MS);
  await transact(db, (trx) => share(trx, `${HOST}${name}`, JSON.stringify(settingsOf(host)), until));
}

/** Compares this host with all others that are open; returns a line for each setting that differs and must not. */
export async function compareHosts(db: Database, host: Host, now: Date, name = hostname()): Promise<string[]> {
  const at = now.toISOString();
  const said = db.selectFrom("shared_state").selectAll().where("name", "like", `${HOST}%`);
  const others = await said.where("name", "!=", `${HOST}${name}`).where("due_at", ">", at).execute();
  await db.deleteFrom("shared_state").where("name", "like", `${HOST}%`).where("due_at", "<", at).execute();
  await sayPresence(db, host, now, name);
  const own = settingsOf(host);
  return others.flatMap(({ name, value }) => {
    const other: Settings = JSON.parse(value ?? "{}");
    const from = `the host ${name.slice(HOST.length)}, which shares the database`;
    const areKnown = knows(own, other) && knows(other, own);
    return [
      ...(areKnown
        ? []
        : [`SECRET: ${from}, has another one, so shoppers are signed out as they change hosts: set the same on all`]),
      ...(other.timeZone === own.timeZone
        ? []
        : [`timeZone: ${from}, has ${other.timeZone}, and this one ${own.timeZone}: days begin at two times`]),
    ];
  });
}

/** Whether one host accepts what another signs now. */
function knows({ secrets }: Settings, other: Settings): boolean {
  return secrets.includes(other.secrets[0] ?? "");
}

/** Says if this machine's clock and the database's are apart: one of them is wrong. */
export function warnOfClock(ahead: number, log: BaseLogger): void {
  if (Math.abs(ahead) < APART_MS) return;
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const how = ahead > 0 ? "behind" : "ahead of";
  log.error(
    `the clock of this machine is ${minutes} minutes ${how} the database's, by which the shop goes: set both by NTP`,
  );
}
