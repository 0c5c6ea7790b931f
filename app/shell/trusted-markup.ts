type Rules = { createHTML(markup: string): string | null };
type Policies = { createPolicy(name: "default", rules: Rules): unknown };

/** What React creates script elements from, so that the browser does not run them. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * The content security policy lets no text become markup. If hydration fails, React renders the document again and
 * needs two kinds that run nothing: empty scripts, and text without `<` inside them.
 */
export function trustOwnMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const createHTML = (markup: string) => (markup === EMPTY_SCRIPT || !markup.includes("<") ? markup : null);
  trustedTypes?.createPolicy("default", { createHTML });
}
