import { useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { Suggest, Suggestions } from "./suggest.ts";

const nothing: Suggestions = { groups: [], total: 0, isNear: false, isGuess: false };

type Answer = {
  suggestions: Suggestions;
  /** Whether these words are known to have no suggestions. */
  isEmpty: boolean;
  /** Whether the suggest code or its data failed to load. */
  isMissing: boolean;
};

/** Returns the suggestions for the text typed so far; loads the suggest code once `isNeeded`. */
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

/** Returns the suggest function once its chunk and index are loaded; after a failure, each keystroke retries. */
function useSuggest(isNeeded: boolean, typed: string): { suggest: Suggest | undefined; isMissing: boolean } {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const [suggest, setSuggest] = useState<{ with: Suggest | undefined }>();
  const isMissing = suggest !== undefined && !suggest.with;
  const again = isMissing && typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries with each change of the text
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
  return createSuggest(catalogue, { language, t }, posts);
}

/** Loads the journal posts; none if that fails, as offline if never read: cached products must still be found. */
async function loadJournal(language: string) {
  try {
    const { loadPosts } = await import("../journal/load-posts.ts");
    return await loadPosts(language);
  } catch (error) {
    console.warn("search without the journal:", error);
    return [];
  }
}
