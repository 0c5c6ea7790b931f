export type Sender = { name: string; address: string };

/** Splits `Shop <hello@shop.example>` into name and address; a name may be in quotes. A bare address has no name. */
export function readSender(written: string): Sender {
  const [, name = "", address = written] = /^([^<>]+)<([^<>]+)>$/.exec(written) ?? [];
  const [, quoted] = /^"(.*)"$/.exec(name.trim()) ?? [];
  return { name: quoted?.replace(/\\(.)/g, "$1") ?? name.trim(), address };
}
