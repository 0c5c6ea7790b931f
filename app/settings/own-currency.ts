import { shop } from "../../shop.config.ts";

/** The currency that prices are stored and charged in: the first of `currencies`. The others are shown for guidance. */
export const ownCurrency = shop.currencies[0];
