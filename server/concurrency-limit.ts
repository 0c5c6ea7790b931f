/** Limits concurrent work; requests beyond it should be refused rather than queued forever. */
export type ConcurrencyLimit = {
  running(): number;
  /** Whether the maximum is running. */
  isFull(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Node accepts one new connection per turn of its event loop, so this many are accepted before each task starts. */
const TURNS = 16;
/** Turns that take longer than this together have let others in: what waits would otherwise starve beside them. */
const OTHERS_MS = 10;

/**
 * Starts work in order of arrival, with some turns of the event loop before each task. Rendering blocks the event loop:
 * without the turns, requests that arrive meanwhile would wait unread, neither counted nor, if quick, answered in
 * between. Asynchronous work needs no turns.
 */
export function createConcurrencyLimit(most: number, turns = TURNS): ConcurrencyLimit {
  let running = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    running: () => running,
    isFull: () => running >= most,
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
  const began = performance.now();
  for (let i = 0; i < turns && performance.now() - began < OTHERS_MS; i++) await new Promise(setImmediate);
}
