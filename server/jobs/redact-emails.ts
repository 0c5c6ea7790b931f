const EMAIL = /[^\s<>"'(),:;=[\]]+@[^\s<>"'(),:;=[\]]+/g;

/** Removes email addresses from an error message: mail servers name the recipients that they refuse. */
export function redactEmails(text: string): string {
  return text.replace(EMAIL, "(e-mail address)");
}
