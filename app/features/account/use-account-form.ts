import { useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { type ApiFailure, postJson } from "../api/api-client.ts";
import { useAfterPress } from "../checkout/use-after-press.ts";
import { errorsLeft, type FieldError, fieldErrors } from "../orders/field-errors.ts";
import { dropStashedForm, stashedForm, stashForm } from "./form-stash.ts";
import { useSession } from "./session.store.ts";

export type FormSettings<Data> = {
  /** Prefix of the field ids. */
  id: string;
  schema: z.ZodMiniType<object>;
  start: Readonly<Record<string, string>>;
  path: string;
  /** Validated and sent with the typed values. */
  more?: object;
  /** Sent without validation. */
  also?: object;
  onDone: (data: Data, values: Readonly<Record<string, string>>) => void;
};

export type AccountFormState = ReturnType<typeof useAccountForm<unknown>>;

/**
 * State of a form of text fields, validated on submit by browser and server with the same rules. An error disappears
 * when its field is left corrected.
 */
export function useAccountForm<Data>({ id, schema, start, path, more, also, onDone }: FormSettings<Data>) {
  const [values, setValues] = useState(() => ({ ...start, ...stashedForm(path) }));
  useEffect(() => dropStashedForm(path), [path]);
  useKeptAtEnd(path, values);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<ApiFailure>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  /** The values in which the errors were found. */
  const [tried, setTried] = useState(values);
  const read = () => schema.safeParse({ ...values, ...more });
  const recheck = useAfterPress(() => {
    const { error } = read();
    setErrors((found) => errorsLeft(found, error ? fieldErrors(error) : [], (path) => values[path] !== tried[path]));
  });

  async function submit(): Promise<void> {
    if (isSending) return;
    setFailure(undefined);
    setTried(values);
    const checked = read();
    setErrors(checked.success ? [] : fieldErrors(checked.error));
    setAttempt(attempt + 1);
    if (!checked.success) return;
    setSending(true);
    const answer = await postJson<Data>(path, { ...checked.data, ...also });
    setSending(false);
    if (answer.ok) return onDone(answer.data, values);
    if (answer.code === "signed-out") stashForm(path, values);
    // The API names an address field by its full path, the form by its own name.
    setErrors(answer.fields.map(({ path: name, message }) => ({ path: name.replace(/^address\./, ""), message })));
    setAttempt(attempt + 2);
    if (answer.fields.length === 0) setFailure(answer);
  }

  return {
    id,
    values,
    errors,
    attempt,
    failure,
    isSending,
    submit,
    change(name: string, value: string) {
      setValues((before) => ({ ...before, [name]: value }));
      recheck();
    },
    /** Empties the form for its next use. */
    clear: () => setValues({}),
    /** Returns the props of the field with this name. */
    field: (name: string) => ({
      id: `${id}-${name.replaceAll(".", "-")}`,
      name,
      value: values[name] ?? "",
      error: errors.find((error) => error.path === name)?.message,
      required: true,
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
      },
      onBlur: recheck,
    }),
  };
}

/** Keeps typed values if the form unmounts because the session ended, for example found by a background request. */
function useKeptAtEnd(path: string, values: Readonly<Record<string, string>>): void {
  const begun = useRef(values);
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  }, [values]);
  useEffect(() => {
    const { user } = useSession.getState();
    return () => {
      const hasEnded = user && useSession.getState().status === "signed-out";
      if (hasEnded && typed.current !== begun.current) stashForm(path, typed.current, user.email);
    };
  }, [path]);
}
