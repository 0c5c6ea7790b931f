/** The grounds a panel can stand on, each with the ink that is readable there. `stage` is the ground of the product pictures. */
export type Tone = "paper" | "surface" | "ground" | "stage" | "deep" | "accent";

export const toneClasses: Record<Tone, string> = {
  paper: "bg-paper text-ink",
  surface: "bg-surface text-ink",
  ground: "bg-ground text-ink",
  stage: "bg-stage text-stage-ink",
  deep: "bg-deep text-deep-ink",
  accent: "bg-accent text-accent-ink",
};
