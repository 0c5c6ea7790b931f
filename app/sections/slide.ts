import type { Action } from "./panel-link.tsx";
import type { Shown } from "./show-picture.tsx";
import type { Tone } from "./tones.ts";

export type Slide = Shown & {
  title: string;
  eyebrow?: string;
  text?: string;
  action: Action;
  tone?: Tone;
  /** For the centred look without a scene: one picture, or two, that fill the screen together with the first one. */
  beside?: readonly ProductSummary[];
};
