/** Of this document alone, so that it stands in no address and no storage. */
let brought = "";

/** Brings an e-mail address along to the screen where an account is opened. */
export function bringEmail(email: string): void {
  brought = email;
}

/** The address that was brought along, or none. */
export function broughtEmail(): string {
  return brought;
}
