import type { ReactNode } from "react";
import type { Words } from "~/i18n/words.ts";
import { createPrerenderStore } from "./prerender-store.ts";

type ScreenArgs = { request: Request; params: Readonly<Record<string, string | undefined>> };

/** Loads a screen's data for an address, in the language of `words`. */
export type LoadIn<Data = unknown> = (args: ScreenArgs, words: Words) => Promise<Data>;

export type ScreenProps<Data> = {
  data: Data;
  path: string;
  search: string;
  /** Whether the shopper navigated back to it: it then renders in full, so that scroll restoration works. */
  isReturn: boolean;
};

/** A screen that can be rendered before the router gets there. */
export type Screen<Data = unknown> = {
  loadIn: LoadIn<Data>;
  Screen(props: ScreenProps<Data>): ReactNode;
};

export type PrerenderedScreen = Pick<Screen, "Screen"> & ScreenProps<unknown>;

/** The screen that the pressed link would show. */
export const prerenderedScreen = createPrerenderStore<PrerenderedScreen>();

/** Returns a screen's data for an address: that of the screen already shown ahead of the router, else loads it. */
export async function loadScreen<Data>(
  { Screen, loadIn }: Screen<Data>,
  args: ScreenArgs,
  words: Words,
): Promise<Data> {
  const { pathname, search } = new URL(args.request.url);
  const drawn = await prerenderedScreen.arrive(pathname + search);
  return drawn?.Screen === Screen ? (drawn.data as Data) : loadIn(args, words);
}
