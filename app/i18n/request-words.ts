import type { i18n } from "i18next";
import { createContext } from "react-router";

/** What of a request the screens may know: HTML depends on address and language alone. */
export type RequestWords = { language: string; words: i18n; origin: string };

export const requestWords = createContext<RequestWords>();
