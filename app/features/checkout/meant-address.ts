/** Large e-mail providers of the countries served, and those that differ from them by a letter only on purpose. */
const providers =
  "gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com icloud.com aol.com proton.me protonmail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de orange.fr wanadoo.fr laposte.net libero.it telefonica.net mail.com email.com ymail.com".split(
    " ",
  );
/** A short domain with two other letters is probably another one. */
const SHORT = 8;

/** Returns the e-mail address that was probably meant, if its domain is that of a large provider with a slip. */
export function meantAddress(typed: string): string | undefined {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at).trim().toLowerCase();
  if (at < 2 || providers.includes(domain)) return undefined;
  const most = domain.length > SHORT ? 2 : 1;
  const [nearest] = providers
    .map((provider) => ({ provider, slips: slipsBetween(domain, provider) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  return nearest && typed.slice(0, at).trimStart() + nearest.provider;
}

/** Counts letters that are missing, too many, wrong or swapped with the next one. */
function slipsBetween(typed: string, meant: string): number {
  const rows: number[][] = [[...`${meant} `].map((_, j) => j)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= meant.length; j++) {
      const before = (up: number, back: number) => (up ? rows[i - up] : row)?.[j - back] ?? Number.POSITIVE_INFINITY;
      const isSame = typed[i - 1] === meant[j - 1];
      const isSwapped = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row[j] = Math.min(
        before(1, 0) + 1,
        before(0, 1) + 1,
        before(1, 1) + (isSame ? 0 : 1),
        isSwapped ? before(2, 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[typed.length]?.[meant.length] ?? 0;
}
