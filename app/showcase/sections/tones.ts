/** Background colours of panels, each with a readable text colour. `stage` is the background of product pictures. */
export type Tone = "paper" | "surface" | "ground" | "stage" | "deep" | "accent";

export const toneClasses: Record<Tone, string> = {
  paper: "bg-paper text-ink",
  surface: "bg-surface text-ink",
  ground: "bg-ground text-ink",
  stage: "bg-stage text-stage-ink",
  deep: "bg-deep text-deep-ink",
  accent: "bg-accent text-accent-ink",
};
