import { useEffect, useRef } from "react";
import { create } from "zustand";

/** Sentences of one action are collected this long, in ms, and read as one. */
const COLLECT_MS = 150;
/** Then they are removed again, so that nobody comes across them while reading the page. */
const KEEP_MS = 5000;

/** What screen readers say now: empty before and a while after. */
export const useSaid = create(() => ({ id: 0, said: "" }));

const sentences = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has screen readers say a sentence, together with what else the same action announces, and before it if it leads. */
export function announce(sentence: string, leads = false): void {
  if (sentences.size === 0) {
    clearTimeout(timer);
    timer = setTimeout(say, COLLECT_MS);
  }
  const others = leads ? [...sentences] : [];
  if (leads) sentences.clear();
  for (const each of [sentence, ...others]) sentences.add(each);
}

function say(): void {
  const said = [...sentences].reduce((first, next) => `${first}${/[.!?…؟]$/.test(first) ? "" : "."} ${next}`);
  useSaid.setState(({ id }) => ({ id: id + 1, said }));
  sentences.clear();
  timer = setTimeout(() => useSaid.setState({ said: "" }), KEEP_MS);
}

/** Announces a text whenever what it is about changes (by default, the text itself); never the first one. */
export function useAnnouncement(text: string | undefined, about: unknown = text): void {
  const last = useRef(about);
  useEffect(() => {
    if (last.current === about) return;
    last.current = about;
    if (text) announce(text);
  });
}
