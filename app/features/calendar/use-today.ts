import { useSyncExternalStore } from "react";
import { whenIdle } from "~/ui/when-idle.ts";
import { shop } from "../../../shop.config.ts";
import { dayIn } from "./day-in.ts";
import { shopNow, useClockOffset } from "./shop-clock.ts";

let today: string | undefined;

/**
 * The shop's calendar day, by the shop's clock as far as it is known: a page from the server may have been kept since
 * yesterday. It is read once the page rests, for the first date that a browser writes takes it as long as everything
 * else on the screen.
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
  // What is drawn with it writes dates, too, and comes when the page rests again.
  await whenIdle();
}
