import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { Values } from "../i18n/words.ts";
import type { FieldError } from "../requests/api-client.ts";
import { recordOf } from "../requests/records.ts";
import { useAfterPress } from "../ui/use-after-press.ts";
import { errorsLeft, fieldErrors, type SchemaError } from "./field-errors.ts";

/** A Zod schema, or what does the same for a form so small that it is not worth its weight. */
export type Schema<Data> = {
  safeParse(input: unknown): { data: Data; error?: undefined } | { data?: undefined; error: SchemaError };
};

/** Why something was not taken: what is wrong with its fields; if none is to blame, `failure` is for the form to show. */
export type Refusal = { fields: readonly FieldError[] };

type FormSettings<Texts, Data, Failure> = {
  /** Prefix of the field ids. */
  id: string;
  /** What is typed, by name of the field. */
  state: readonly [Texts, (next: (before: Texts) => Texts) => void];
  schema: Schema<Data>;
  /** What the schema checks, if it is not the texts alone. */
  input?: (texts: Texts) => unknown;
  /** Where the messages of errors are translated, if not among the common words. */
  words?: string | undefined;
  /** Values for the message of an error. */
  valuesOf?: (error: FieldError) => Values;
  /** Sends what is valid, once however often the form is submitted meanwhile; resolves to a refusal, or nothing if all is well. */
  send: (data: Data) => Promise<Failure | undefined>;
};

/** The names of the text fields. */
type NameOf<Texts> = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts] & string;

/**
 * The state of a form, validated on submit by browser and server with the same rules, and from the first errors until it
 * is sent whenever a changed field is left.
 */
export function useForm<Texts extends object, Data, Failure extends Refusal>(
  settings: FormSettings<Texts, Data, Failure>,
) {
  const { id, state, schema, input, words, valuesOf, send } = settings;
  const [texts, setTexts] = state;
  const { t } = useTranslation(words);
  const { errors, submitCount, show, check, recheck, endCheck } = useErrors(schema, input ? input(texts) : texts);
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setSending] = useState(false);

  /** `prepare` comes before sending, and may be refused as well. */
  async function submit(prepare?: () => Promise<Failure | undefined>): Promise<void> {
    if (isSending) return;
    setFailure(undefined);
    const valid = check();
    if (!valid) return;
    setSending(true);
    const refusal = (await prepare?.()) ?? (await send(valid));
    setSending(false);
    show(refusal?.fields ?? []);
    if (!refusal) endCheck();
    else if (refusal.fields.length === 0) setFailure(refusal);
  }

  /** Changes what is not typed but chosen: errors in it are gone at once. */
  function change(some: Partial<Texts>): void {
    setTexts((before) => ({ ...before, ...some }));
    recheck();
  }

  const said = errors.map((error) => ({ ...error, message: t(error.message, valuesOf?.(error)) }));
  const errorOf = (path: string) => said.find((error) => error.path === path)?.message;
  return {
    texts,
    change,
    recheck,
    submit,
    isSending,
    failure,
    dismiss: () => setFailure(undefined),
    submitCount,
    errorOf,
    /** The errors for the summary. */
    summary: said.map(({ path, message }) => ({ id: idOfField(id, path), message })),
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      void submit();
    },
    /** Returns the props of the text field with this name. */
    field: (name: NameOf<Texts>, required = true) => ({
      id: idOfField(id, name),
      name,
      value: texts[name] as string,
      error: errorOf(name),
      required,
      // Applied to what is there by then: several fields may report what was typed before hydration at the same time.
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        setTexts((before) => ({ ...before, [name]: value })),
      onBlur: recheck,
    }),
  };
}

/** Returns the id of the field with this path (`"address.city"`), for labels and the error summary. */
export function idOfField(form: string, path: string): string {
  return `${form}-${path.replaceAll(".", "-")}`;
}

/** What is wrong with the input of a form; `submitCount` counts how often something was. */
function useErrors<Data>(schema: Schema<Data>, given: unknown) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [submitCount, setSubmitCount] = useState(0);
  /** What the errors were found in; undefined before the form is submitted, and once it is sent. */
  const tried = useRef<unknown>(undefined);
  function show(found: readonly FieldError[]): void {
    setErrors(found);
    if (found.length > 0) setSubmitCount((before) => before + 1);
  }
  function check(): Data | undefined {
    tried.current = given;
    const { data, error } = schema.safeParse(given);
    show(error ? fieldErrors(error) : []);
    return data;
  }
  const recheck = useAfterPress(() => {
    if (!tried.current) return;
    const { error } = schema.safeParse(given);
    const isChanged = (path: string) => textAt(given, path) !== textAt(tried.current, path);
    setErrors((found) => errorsLeft(found, error ? fieldErrors(error) : [], isChanged));
  });
  const endCheck = () => {
    tried.current = undefined;
  };
  return { errors, submitCount, show, check, recheck, endCheck };
}

/** Returns what a path (`"address.city"`) leads to, as text to compare. */
function textAt(input: unknown, path: string): string {
  return String(path.split(".").reduce<unknown>((part, name) => recordOf(part)[name], input));
}
