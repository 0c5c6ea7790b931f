const TIMEOUT_MS = 20_000;
const PAUSE_MS = 40;

/**
 * Polls until the result is truthy; fails with `what` after 20 seconds. Errors are ignored meanwhile, as they occur
 * between two documents.
 */
export async function until<Answer>(what: string, read: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = Date.now() + TIMEOUT_MS;
  let why = "";
  while (Date.now() < end) {
    try {
      const answer = await read();
      if (answer) return answer;
      why = "";
    } catch (error) {
      why = ` (${error})`;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`not so: ${what}${why}`);
}
