/** Limits concurrent work; requests beyond it should be refused rather than queued forever. */
export type ConcurrencyLimit = {
  running(): number;
  /** Whether the maximum is running, or what is next in line has waited for too long. */
  isFull(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Node accepts one new connection per turn of its event loop, so this many are accepted before each task starts. */
const TURNS = 16;
/** Turns that take longer than this together have let others in: what waits would otherwise starve beside them. */
const OTHERS_MS = 25;
/** So many wait in line however long it takes: one long turn of the loop is no reason to refuse a few. */
const FEW = 4;

/**
 * Starts work in order of arrival, with some turns of the event loop before each task. Rendering blocks the event loop:
 * without the turns, requests that arrive meanwhile would wait unread, neither counted nor, if quick, answered in
 * between. Asynchronous work needs no turns. `longestMs` is how long a task may have waited before the line counts as
 * full, whatever its length: the processor's speed and what else it does decide how many are served in time.
 */
export function createConcurrencyLimit(
  most: number,
  turns = TURNS,
  longestMs = Number.POSITIVE_INFINITY,
): ConcurrencyLimit {
  let running = 0;
  /** When each that waits for its turn came, in ms, in order. */
  const line: number[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const isSlow = () => line.length >= FEW && performance.now() - (line[0] ?? 0) > longestMs;
  return {
    running: () => running,
    isFull: () => running >= most || isSlow(),
    async run(work) {
      running += 1;
      line.push(performance.now());
      turn = turn.then(() => letOthersIn(turns));
      try {
        await turn;
        line.shift();
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
