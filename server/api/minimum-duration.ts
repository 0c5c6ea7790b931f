/** Returns the result of `work`, but not before `ms` have passed: the response time must not reveal what was done. */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return outcome;
}
