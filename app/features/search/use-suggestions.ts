import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { Suggest, Suggestions } from "./suggest.ts";

const nothing: Suggestions = { groups: [], total: 0, isNear: false, isGuess: false };

type Answer = {
  suggestions: Suggestions;
  /** Whether it is known that these words lead to nothing. */
  isEmpty: boolean;
  /** Whether what suggests could not be loaded. */
  isMissing: boolean;
};

/** What is suggested for the words typed so far; what suggests is loaded when `isNeeded`. */
export function useSuggestions(typed: string, isNeeded: boolean): Answer {
  const { suggest, isMissing } = useSuggest(isNeeded, typed);
  const [answer, setAnswer] = useState({ words: "", found: nothing });
  useEffect(() => {
    let isLatest = true;
    suggest?.(typed).then(
      (found) => isLatest && setAnswer({ words: typed, found }),
      (error) => console.error("search:", error),
    );
    return () => {
      isLatest = false;
    };
  }, [suggest, typed]);
  const isEmpty = typed.trim() !== "" && answer.words === typed && answer.found.groups.length === 0;
  return { suggestions: answer.found, isEmpty, isMissing: isMissing && typed !== "" };
}

/** The function that suggests, once its chunk and index are there; where they did not come they are asked for again as one types on. */
function useSuggest(isNeeded: boolean, typed: string): { suggest: Suggest | undefined; isMissing: boolean } {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const [suggest, setSuggest] = useState<{ with: Suggest | undefined }>();
  const isMissing = suggest !== undefined && !suggest.with;
  const again = isMissing && typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again with each change of what is typed
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    loadSuggest(t, language).then(
      (loaded) => isMounted && setSuggest({ with: loaded }),
      (error) => {
        console.error("search:", error);
        if (isMounted) setSuggest({ with: undefined });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, t, language, again]);
  return { suggest: suggest?.with, isMissing };
}

async function loadSuggest(t: (english: string) => string, language: string): Promise<Suggest> {
  const [catalogue, { createSuggest }, posts] = await Promise.all([
    loadCatalogue(language),
    import("./suggest.ts"),
    loadJournal(language),
    import("./suggestion-list.tsx"),
  ]);
  return createSuggest(catalogue, t, posts);
}

/** The posts; none without the network, where nobody has read the journal: the goods are on hand there and are not to be missed for it. */
async function loadJournal(language: string) {
  try {
    const { loadPosts } = await import("../journal/load-posts.ts");
    return await loadPosts(language);
  } catch (error) {
    console.warn("search without the journal:", error);
    return [];
  }
}
