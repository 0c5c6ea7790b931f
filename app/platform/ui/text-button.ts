/** The classes of a button that looks like a link in text. */
export const textButton =
  "inline-flex min-h-11 items-center gap-2 text-sm underline decoration-muted/50 underline-offset-4 hover:decoration-ink";

/** The classes of a button within a sentence. */
export const inlineButton = "min-h-6 font-medium text-ink underline underline-offset-4 hover:no-underline";
