import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

type Known<T> = { key: string; answer: T };

/** Asks one question after another: `know` gets the answer to the last one alone, in whatever order they arrive. */
export function createQuestions<T>(know: (known: Known<T>) => void) {
  let asked = 0;
  return {
    async ask(key: string, load: () => Promise<T>): Promise<void> {
      const own = ++asked;
      try {
        const answer = await load();
        if (own === asked) know({ key, answer });
      } catch (error) {
        console.error(`${key}:`, error);
      }
    },
    /** What has been asked no longer counts: something else is wanted, or the answer is known from elsewhere. */
    drop(): void {
      asked++;
    },
  };
}

/**
 * Loads what a key stands for, again with each other key, and returns the answer to that very key; undefined until it is
 * there, if `load` rejects, and without a key. `reload` asks again and meanwhile keeps the answer; `show` replaces it.
 */
export function useQuery<T>(key: string | undefined, load: () => Promise<T>) {
  const [known, setKnown] = useState<Known<T>>();
  const [questions] = useState(() => createQuestions<T>(setKnown));
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const reload = useCallback(
    async () => void (key !== undefined && (await questions.ask(key, latest.current))),
    [key, questions],
  );
  useEffect(() => {
    void reload();
    return questions.drop;
  }, [reload, questions]);
  const show = (answer: T) => {
    questions.drop();
    if (key !== undefined) setKnown({ key, answer });
  };
  return { answer: known?.key === key ? known?.answer : undefined, reload, show };
}
