let resolveWarm: () => void;

/** Resolves once the visit is warm: what is probably opened next is loaded, or nothing is, to save data. */
export const whenWarm = new Promise<void>((resolve) => {
  resolveWarm = resolve;
});

/** Marks the visit as warm, also on the document for tests and measurements. */
export function markWarm(): void {
  document.documentElement.dataset["warm"] = "yes";
  resolveWarm();
}
