import type { Action } from "./panel-link.tsx";
import type { Shown } from "./show-picture.tsx";
import type { Tone } from "./tones.ts";

/** What a slide of a slider shows and says. */
export type Slide = Shown & {
  title: string;
  eyebrow?: string;
  text?: string;
  action: Action;
  tone?: Tone;
};
