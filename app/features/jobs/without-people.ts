const EMAIL = /[^\s<>"'(),:;=[\]]+@[^\s<>"'(),:;=[\]]+/g;

/** What an error says, without e-mail addresses: mail servers repeat in their answers whom they refuse. */
export function withoutPeople(text: string): string {
  return text.replace(EMAIL, "(e-mail address)");
}
