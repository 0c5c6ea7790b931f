export type Variables = Readonly<Record<string, string | undefined>>;

export type Reader = ReturnType<typeof createReader>;

const UNESCAPED =
  "cannot be read: in the user name and the password, write % as %25, / as %2F, ? as %3F, # as %23 and @ as %40";

/** Whether the host, not a part of the password, comes after the last "@", and both user name and password decode. */
function isEscaped({ username, password, pathname, search, hash }: URL): boolean {
  if (`${pathname}${search}${hash}`.includes("@")) return false;
  try {
    return decodeURIComponent(`${username}${password}`) !== undefined;
  } catch {
    return false;
  }
}

/** Reads variables one by one and collects their mistakes, a line each; empty values count as absent. */
export function createReader(variables: Variables) {
  const mistakes: string[] = [];
  const mistake = (name: string, what: string) => void mistakes.push(`${name} ${what}`);
  const text = (name: string) => variables[name]?.trim() || undefined;
  return {
    mistakes: mistakes as readonly string[],
    mistake,
    text,
    /** Reads what is separated by commas. */
    list: (name: string) => (text(name)?.split(",") ?? []).map((one) => one.trim()).filter(Boolean),
    /** Reads a variable that another setting requires. */
    needed(name: string, why: string): string {
      const value = text(name);
      if (!value) mistake(name, `is missing: ${why} needs it`);
      return value ?? "";
    },
    /** The same for a key with a known prefix; the mistake does not repeat the secret. */
    key(name: string, why: string, beginnings: readonly string[]): string {
      const value = this.needed(name, why);
      if (value && !beginnings.some((beginning) => value.startsWith(beginning)))
        mistake(name, `does not begin with ${beginnings.join(" or ")}: is it another key?`);
      return value;
    },
    integer(name: string, otherwise: number, least: number, most: number): number {
      const value = text(name);
      if (value === undefined) return otherwise;
      const number = Number(value);
      if (Number.isInteger(number) && number >= least && number <= most) return number;
      mistake(name, `is "${value}", not a whole number from ${least} to ${most}`);
      return otherwise;
    },
    oneOf<T extends string>(name: string, choices: readonly T[], otherwise: T): T {
      const value = text(name);
      if (value === undefined) return otherwise;
      const chosen = choices.find((choice) => choice === value);
      if (chosen === undefined) mistake(name, `is "${value}", not one of ${choices.join(", ")}`);
      return chosen ?? otherwise;
    },
    yesOrNo(name: string, otherwise: boolean): boolean {
      const value = text(name)?.toLowerCase();
      if (value === undefined) return otherwise;
      if (["yes", "true", "1", "on"].includes(value)) return true;
      if (["no", "false", "0", "off"].includes(value)) return false;
      mistake(name, `is "${value}", neither yes nor no`);
      return otherwise;
    },
    /** Reads a URL. It may hold a password, so the mistake does not repeat it. */
    url(name: string, protocols: readonly string[]): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
      const isUnescaped = value.includes("@") && protocols.some((protocol) => value.startsWith(`${protocol}//`));
      if (isUnescaped) mistake(name, UNESCAPED);
      else mistake(name, `is not an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`);
      return undefined;
    },
    /** The same for a URL with a user name and a password, in which some characters must be percent-encoded. */
    urlOfAccount(name: string, protocols: readonly string[]): string | undefined {
      const [, host = ""] = /^[^/]+\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(text(name) ?? "") ?? [];
      if (host.includes(",")) {
        mistake(
          name,
          "names several hosts: give one address that leads to the one that takes changes (deploy/cluster)",
        );
        return undefined;
      }
      const url = this.url(name, protocols);
      if (url === undefined || isEscaped(new URL(url))) return url;
      mistake(name, UNESCAPED);
      return undefined;
    },
  };
}
