import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAfterPress } from "../checkout/use-after-press.ts";
import { errorsLeft, type FieldError, fieldErrors } from "../orders/field-errors.ts";
import { keepDraft, readDraft } from "./contact-draft.ts";
import { type ContactField, type ContactMessage, contactSchema, emptyMessage } from "./contact-schema.ts";
import type { SendAnswer } from "./contact-settings.ts";
import { sendMessage } from "./send-message.ts";

export type ContactState =
  | { at: "typing"; errors: readonly FieldError[] }
  | { at: "sending" }
  | { at: "failed"; failure: Extract<SendAnswer, { ok: false }> }
  | { at: "sent" };

/**
 * State of the contact form. Input survives failures, reloads and navigation; an error disappears when its corrected
 * field loses focus.
 */
export function useContactForm() {
  const [message, setMessage] = useState(emptyMessage);
  const [state, setState] = useState<ContactState>({ at: "typing", errors: [] });
  const [attempt, setAttempt] = useState(0);
  /** The message that the errors were found in. */
  const [tried, setTried] = useState(emptyMessage);
  /** Ahead of the state: several fields may report at the same time what was typed before hydration. */
  const latest = useRef<ContactMessage>(undefined);

  function show(next: ContactMessage): void {
    latest.current = next;
    setMessage(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once
  useEffect(() => show(latest.current ?? readDraft()), []);

  function change(field: ContactField, value: string): void {
    const changed = { ...(latest.current ?? readDraft()), [field]: value };
    show(changed);
    keepDraft(changed);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.at === "sending") return;
    const form = event.currentTarget;
    const read = contactSchema.safeParse(message);
    setTried(message);
    setAttempt(attempt + 1);
    if (!read.success) return setState({ at: "typing", errors: fieldErrors(read.error) });
    setState({ at: "sending" });
    const answer = await sendMessage(read.data, form);
    if (!answer.ok && answer.fields.length === 0) return setState({ at: "failed", failure: answer });
    if (!answer.ok) {
      setAttempt(attempt + 2);
      return setState({ at: "typing", errors: answer.fields });
    }
    keepDraft(undefined);
    show(emptyMessage);
    setState({ at: "sent" });
  }

  const recheck = useAfterPress(() => {
    if (state.at !== "typing") return;
    const { error } = contactSchema.safeParse(message);
    const isChanged = (path: string) => message[path as ContactField] !== tried[path as ContactField];
    setState({ at: "typing", errors: errorsLeft(state.errors, error ? fieldErrors(error) : [], isChanged) });
  });

  function startAnew(): void {
    setState({ at: "typing", errors: [] });
  }

  return { message, state, attempt, change, recheck, submit, startAnew };
}
