import { availableParallelism } from "node:os";

/** So many pieces of work at once; beyond that, requests are to be refused rather than kept waiting for ever. */
export type ConcurrencyLimit = {
  /** Whether as much is being worked on as may be. */
  isFull(): boolean;
  /** Whether more is being worked on than there are processors. */
  isBusy(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
};

const processors = availableParallelism();

/** Node takes one new connection in a turn of its event loop: so many are heard of before each piece of work. */
const TURNS = 16;

/**
 * Work begins in the order in which it came, with some turns of the event loop before each piece. A rendering does not
 * let go until it is done: without the turns whatever came meanwhile would wait unread, neither counted nor, if it is
 * quick, answered in between. Work that lets go by itself needs no turns.
 */
export function createConcurrencyLimit(most: number, turns = TURNS): ConcurrencyLimit {
  let running = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    isFull: () => running >= most,
    isBusy: () => running > processors,
    async run(work) {
      running += 1;
      turn = turn.then(() => letOthersIn(turns));
      try {
        await turn;
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}

async function letOthersIn(turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise(setImmediate);
}
