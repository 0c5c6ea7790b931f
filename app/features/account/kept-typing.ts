import { useSession } from "./session.store.ts";

type Values = Readonly<Record<string, string>>;

/** What somebody typed when their session had ended: until they are back, and no longer than this page is open. */
const kept = new Map<string, Values>();
/** Fields that hold a password, of whichever form. */
const secrets: readonly string[] = ["password", "current"];

/** Keeps what somebody typed into the form that is sent to `path`, but for passwords. */
export function keepTyping(path: string, values: Values, email = ownEmail()): void {
  kept.set(keyOf(path, email), Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))));
}

/** What was kept of this form, if whoever is signed in is the one who typed it. */
export function keptTyping(path: string): Values | undefined {
  return kept.get(keyOf(path, ownEmail()));
}

/** Forgets what was kept of this form. */
export function forgetTyping(path: string): void {
  kept.delete(keyOf(path, ownEmail()));
}

/** Of whoever is signed in. */
function ownEmail(): string {
  return useSession.getState().user?.email ?? "";
}

const keyOf = (path: string, email: string) => `${email} ${path}`;
