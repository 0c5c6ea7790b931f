import type { ReactNode } from "react";
import type { Words } from "~/i18n/words.ts";
import { createAhead } from "./create-ahead.ts";

type Asked = { request: Request; params: Readonly<Record<string, string | undefined>> };

/** Loads what a screen shows at an address, to a reader of these words. */
export type LoadIn<Data = unknown> = (asked: Asked, words: Words) => Promise<Data>;

export type ScreenProps<Data> = {
  data: Data;
  path: string;
  search: string;
  /** Whether the shopper comes back to it: all of it is drawn at once, so that the view finds its old place. */
  isReturn: boolean;
};

/** A screen that can be drawn before the router is there. */
export type Screen<Data = unknown> = {
  loadIn: LoadIn<Data>;
  Screen(props: ScreenProps<Data>): ReactNode;
};

export type DrawnScreen = Pick<Screen, "Screen"> & ScreenProps<unknown>;

/** The screen that a press on a link would show. */
export const screenAhead = createAhead<DrawnScreen>();

/** What a screen shows at an address: what was drawn of it ahead and is seen already, or else what it loads. */
export async function loadScreen<Data>({ Screen, loadIn }: Screen<Data>, asked: Asked, words: Words): Promise<Data> {
  const { pathname, search } = new URL(asked.request.url);
  const drawn = await screenAhead.arrive(pathname + search);
  return drawn?.Screen === Screen ? (drawn.data as Data) : loadIn(asked, words);
}
