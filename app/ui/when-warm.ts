let tell: () => void;

/** Settles once a visit is warm: the main screens are on hand. Never where the browser is to save data. */
export const whenWarm = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says that the visit is warm; tests and measurements read it off the document. */
export function noteWarm(): void {
  document.documentElement.dataset["warm"] = "yes";
  tell();
}
