import { setTimeout } from "node:timers/promises";

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 40;

/** Polls until the result is truthy; fails with `what` after a minute. Errors between two documents are ignored. */
export async function until<Answer>(what: string, read: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  let why = "";
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await setTimeout(PAUSE_MS)) {
    try {
      const answer = await read();
      if (answer) return answer;
    } catch (error) {
      why = ` (${error})`;
    }
  }
  throw new Error(`not so: ${what}${why}`);
}
