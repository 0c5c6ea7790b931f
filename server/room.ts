import { availableParallelism } from "node:os";

/** So many pieces of work at once; who finds no room is to be sent away rather than kept waiting for ever. */
export type Room = {
  isFull(): boolean;
  /** Whether more is being worked on than there are processors. */
  isBusy(): boolean;
  within<T>(work: () => Promise<T>): Promise<T>;
};

const processors = availableParallelism();

/** Node takes one new connection in a turn of its event loop: so many are heard of before each piece of work. */
const TURNS = 16;

/**
 * Work begins in the order in which it came, with some turns of the event loop before each piece. A rendering does not
 * let go until it is done: without the turns whatever came meanwhile would wait unread, neither counted nor, if it is
 * quick, answered in between. Work that lets go by itself needs no turns.
 */
export function createRoom(most: number, turns = TURNS): Room {
  let inside = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    isFull: () => inside >= most,
    isBusy: () => inside > processors,
    async within(work) {
      inside += 1;
      turn = turn.then(() => letOthersIn(turns));
      try {
        await turn;
        return await work();
      } finally {
        inside -= 1;
      }
    },
  };
}

async function letOthersIn(turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise(setImmediate);
}
