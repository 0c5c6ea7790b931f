type Rules = { createHTML(markup: string): string | null };
type Policies = { createPolicy(name: "default", rules: Rules): unknown };

/** What React makes a script element of, so that the browser does not run it. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * The content security policy lets no text become markup. Where React cannot take over the server's HTML it renders the
 * document anew and needs two things that make no element run: empty scripts, and text without a bracket inside them.
 */
export function trustOwnMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const createHTML = (markup: string) => (markup === EMPTY_SCRIPT || !markup.includes("<") ? markup : null);
  trustedTypes?.createPolicy("default", { createHTML });
}
