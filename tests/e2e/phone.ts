import { devices } from "@playwright/test";

const { defaultBrowserType: _, ...pixel } = devices["Pixel 7"];

/** A phone, for `test.use`: its width, its fingers and how it calls itself. */
export const phone = pixel;
