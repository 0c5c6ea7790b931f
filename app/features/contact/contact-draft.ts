import { recordOf } from "../api/records.ts";
import { type ContactMessage, contactFields, emptyMessage } from "./contact-schema.ts";

const STORAGE_KEY = "vitrine:contact";

/** Returns what was typed before in this tab; empty if nothing was, or if storage is blocked. */
export function readDraft(): ContactMessage {
  try {
    const stored = recordOf(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}"));
    const fields = Object.entries(stored).filter(
      ([field, value]) => contactFields.some((known) => known === field) && typeof value === "string",
    );
    return { ...emptyMessage, ...Object.fromEntries(fields) };
  } catch {
    return emptyMessage;
  }
}

/** Stores what is typed until it is sent; `undefined` deletes it. Without storage it lasts as long as the page. */
export function keepDraft(message: ContactMessage | undefined): void {
  try {
    if (message) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The form itself still holds the input.
  }
}
