import type { BaseLogger } from "pino";
import { markGiftCards } from "../app/features/gift-cards/gift-cards.server.ts";
import { openWhenThere } from "../db/open-when-there.ts";
import type { PoolState } from "../db/postgres.ts";
import { sharedClock } from "../db/shared-clock.ts";
import { shop } from "../shop.config.ts";
import { compareHosts, warnOfClock } from "./compare-hosts.ts";
import { warnOfDisk } from "./disk-room.ts";
import type { Environment } from "./environment.ts";

/** A connection that has not answered for so long has vanished: no query of the shop takes a minute. */
const SILENCE_MS = 60_000;

/**
 * Opens the shop's database with the clock that goes with it, and says what would go wrong with other hosts. With
 * `isHandOver` a database that is away is not waited for. Throws `StartError`.
 */
export async function openOwnDatabase(environment: Environment, log: BaseLogger, isHandOver: boolean) {
  const { databaseUrl: url, dataDir, secrets } = environment;
  let pool: PoolState | undefined;
  const onPool = (opened: PoolState) => {
    pool = opened;
  };
  if (!url) await warnOfDisk(dataDir, log);
  const options = { ...(url && { url }), dataDir, log, silenceMs: SILENCE_MS, onPool };
  const db = await openWhenThere(options, isHandOver ? 0 : undefined);
  const clock = await sharedClock(db);
  await markGiftCards(db, secrets);
  warnOfClock(clock.ahead, log);
  if (url) for (const line of await compareHosts(db, { environment, shop }, clock.now())) log.error(line);
  return { db, clock, pool: () => pool };
}
