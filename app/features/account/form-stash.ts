import { useSession } from "./session.store.ts";

type Values = Readonly<Record<string, string>>;

/** Values typed when the session ended, kept in memory until the user is back. */
const kept = new Map<string, Values>();
/** Names of password fields, in any form. */
const secrets: readonly string[] = ["password", "current"];

/** Keeps the values typed into the form that posts to `path`, except passwords. */
export function stashForm(path: string, values: Values, email = ownEmail()): void {
  kept.set(keyOf(path, email), Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))));
}

/** Returns the values kept for this form, if the signed-in user is the one who typed them. */
export function stashedForm(path: string): Values | undefined {
  return kept.get(keyOf(path, ownEmail()));
}

/** Drops the values kept for this form. */
export function dropStashedForm(path: string): void {
  kept.delete(keyOf(path, ownEmail()));
}

/** Email of the signed-in user. */
function ownEmail(): string {
  return useSession.getState().user?.email ?? "";
}

const keyOf = (path: string, email: string) => `${email} ${path}`;
