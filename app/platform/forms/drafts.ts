import { useEffect, useRef, useState } from "react";
import { recordOf } from "../requests/records.ts";
import { keepText, readJson } from "../storage/guarded-storage.ts";

/** What is typed into the forms of this tab, by their ids: personal data, and gone with the tab. */
const STORAGE_KEY = "vitrine:drafts";
/** Names of password fields, in any form. */
const secrets: readonly string[] = ["password", "current"];

export type Texts = Readonly<Record<string, string>>;

/** Returns what is kept of a form; no fields if nothing is. */
export function readDraft(id: string): Readonly<Record<string, unknown>> {
  return recordOf(allDrafts()[id]);
}

/** Keeps what is typed into a form, except passwords. Without `values`, or if all of them are empty, nothing is kept of it. */
export function keepDraft(id: string, values: object = {}): void {
  const typed = Object.entries(values).filter(([name]) => !secrets.includes(name));
  const { [id]: _, ...others } = allDrafts();
  const drafts = typed.some(([, value]) => value) ? { ...others, [id]: Object.fromEntries(typed) } : others;
  keepText("sessionStorage", STORAGE_KEY, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : undefined);
}

/** Forgets what was typed in this tab, as when the user signs out. */
export function forgetDrafts(): void {
  keepText("sessionStorage", STORAGE_KEY, undefined);
}

/** Returns a form's texts as they are kept, the others as they are in `start`. */
export function readTexts<T extends Texts>(id: string, start: T): T {
  const kept = Object.entries(readDraft(id));
  const known = kept.filter(([name, text]) => Object.hasOwn(start, name) && typeof text === "string");
  return { ...start, ...Object.fromEntries(known) };
}

/** The state of a form's texts, kept under its id, if it has one, whenever they change. */
export function useDraft<T extends object>(id: string | undefined, start: T | (() => T)) {
  const state = useState(start);
  const [texts] = state;
  const kept = useRef(texts);
  useEffect(() => {
    if (id && kept.current !== texts) keepDraft(id, texts);
    kept.current = texts;
  }, [id, texts]);
  return state;
}

function allDrafts(): Readonly<Record<string, unknown>> {
  return recordOf(readJson("sessionStorage", STORAGE_KEY));
}
