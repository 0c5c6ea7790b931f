/** Creates an LRU cache of at most `most` answers by question; failed ones are not kept. */
export function createPromiseCache<T>(most: number): (question: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (question, ask) => {
    const answer = kept.get(question) ?? ask();
    kept.delete(question);
    kept.set(question, answer);
    answer.catch(() => kept.delete(question));
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
