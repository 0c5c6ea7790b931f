import { create } from "zustand";

/** Counts the changes of the browser's catalogue: whatever shows products of it looks them up again. */
export const useCatalogueVersion = create(() => 0);
