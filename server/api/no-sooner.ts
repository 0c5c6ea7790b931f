/** The outcome of some work, after a time at the earliest: how long it took tells nobody what it was. */
export async function noSooner<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return outcome;
}
