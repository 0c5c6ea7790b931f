import { useEffect, useRef, useState } from "react";
import { readTexts, useDraft } from "../../platform/forms/drafts.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { type ContactMessage, contactSchema, emptyMessage } from "./contact-schema.ts";
import type { SendAnswer } from "./contact-settings.ts";
import { sendMessage } from "./send-message.ts";

type Failure = Extract<SendAnswer, { ok: false }>;

/** The contact form. What is typed survives failures, reloads and navigation, until it is sent. */
export function useContactForm() {
  const state = useDraft("contact", emptyMessage);
  const [, setMessage] = state;
  // The server, which renders the form as well, knows no draft.
  useEffect(() => setMessage((typed) => readTexts("contact", typed)), [setMessage]);
  const [isSent, setSent] = useState(false);
  /** For the provider's script, which reads the fields itself. */
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    id: "contact",
    state,
    schema: contactSchema,
    async send(message: ContactMessage): Promise<Failure | undefined> {
      const answer = element.current && (await sendMessage(message, element.current));
      if (!answer?.ok) return answer ?? undefined;
      setMessage(() => emptyMessage);
      setSent(true);
      return undefined;
    },
  });
  return { ...form, element, isSent, startAnew: () => setSent(false) };
}
