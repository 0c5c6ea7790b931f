/** In memory only, to keep it out of URLs and storage. */
let brought = "";

/** Passes an email address on to the registration screen. */
export function setPrefillEmail(email: string): void {
  brought = email;
}

/** Returns the address that was passed on, or "". */
export function prefillEmail(): string {
  return brought;
}
