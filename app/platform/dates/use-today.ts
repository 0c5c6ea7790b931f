import { useSyncExternalStore } from "react";
import { shop } from "../../../shop.config.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { dayIn } from "./day-in.ts";
import { shopNow, useClockOffset } from "./shop-clock.ts";

let today: string | undefined;

/**
 * Returns today's date by the shop's clock, since server-rendered HTML may be cached from yesterday. Read only once the
 * page is idle: the first date that a browser formats takes as long as rendering the rest of the screen.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(follow, () => today, atFirst);
}

const atFirst = () => undefined;

function follow(onRead: () => void): () => void {
  const read = () => void readToday().then(onRead);
  read();
  return useClockOffset.subscribe(read);
}

async function readToday(): Promise<void> {
  await whenIdle();
  today = dayIn(shop.timeZone, new Date(shopNow()));
  // Components that render with it format dates too, so wait until the page is idle again.
  await whenIdle();
}
