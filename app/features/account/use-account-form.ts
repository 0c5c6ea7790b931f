import { useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { keepDraft, readTexts, type Texts, useDraft } from "../../platform/forms/drafts.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { type ApiFailure, postJson } from "../../platform/requests/api-client.ts";
import { useSession } from "./session.store.ts";

type FormSettings<Data> = {
  /** Prefix of the field ids. */
  id: string;
  schema: z.ZodMiniType<object>;
  /** Where the messages of its errors are translated, if not among the common words. */
  words?: string;
  start: Texts;
  path: string;
  /** Validated and sent with the typed values. */
  more?: object;
  /** Sent without validation. */
  also?: object;
  onDone: (data: Data, typed: Texts) => void;
};

/** What every account form shows. */
export type AccountFormState = Pick<
  ReturnType<typeof useForm<Texts, object, ApiFailure>>,
  "summary" | "submitCount" | "failure" | "isSending" | "onSubmit"
>;

/**
 * A form that posts to the account API. What a signed-in user types is kept until the form is sent or left: it is there
 * again after a reload, or when they are back after their session has ended.
 */
export function useAccountForm<Data>({ id, schema, words, start, path, more, also, onDone }: FormSettings<Data>) {
  const [draft] = useState(() => {
    const { user } = useSession.getState();
    return user && `${user.email} ${path}`;
  });
  const state = useDraft(draft, () => (draft ? readTexts(draft, start) : start));
  const [texts] = state;
  const hasEnded = useRef(false);
  useEffect(
    () => () => {
      if (draft && useSession.getState().user && !hasEnded.current) keepDraft(draft);
    },
    [draft],
  );
  return useForm({
    id,
    state,
    schema,
    words,
    input: (typed) => ({ ...typed, ...more }),
    async send(valid): Promise<ApiFailure | undefined> {
      const answer = await postJson<Data>(path, { ...valid, ...also });
      if (answer.ok) {
        if (draft) keepDraft(draft);
        onDone(answer.data, texts);
        return undefined;
      }
      hasEnded.current = answer.code === "signed-out";
      // The API names an address field by its full path, the form by its own name.
      return {
        ...answer,
        fields: answer.fields.map(({ path, message }) => ({ path: path.replace(/^address\./, ""), message })),
      };
    },
  });
}
