/** What a link of ours is for, and whose address it is about: read, not proven. The library checks its signature. */
export function readLinkToken(token: string): { email: string; isChange: boolean } | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    if (typeof claims !== "object" || claims === null || !("email" in claims)) return undefined;
    const { email } = claims;
    return typeof email === "string" ? { email, isChange: "updateTo" in claims } : undefined;
  } catch {
    return undefined;
  }
}
