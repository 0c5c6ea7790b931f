/**
 * Computes the score of Mozilla's HTTP Observatory for response headers, by its published rules:
 * github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`, as of 2026. Starts at 100
 * points; bonus points count only if the score without them is 90 or more. A+ is 100 and above.
 */
type Answer = { headers: Headers; isSecure: boolean };
type Rule = { name: string; score: (answer: Answer) => number };

const ENOUGH_FOR_CREDIT = 90;
const HALF_A_YEAR = 15_768_000;
const tooBroad = new Set(["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"]);
const unsafe = new Set([...tooBroad, "'unsafe-inline'", "data:"]);
const safeReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

const rules: readonly Rule[] = [
  { name: "content-security-policy", score: scorePolicy },
  { name: "cookies", score: scoreCookies },
  { name: "cross-origin-resource-sharing", score: ({ headers }) => (isOpenToAll(headers) ? -50 : 0) },
  {
    name: "referrer-policy",
    score: ({ headers }) => {
      const policy = headers.get("referrer-policy");
      if (policy === null) return 0;
      return safeReferrers.includes(policy.split(",").at(-1)?.trim() ?? "") ? 5 : -5;
    },
  },
  {
    name: "strict-transport-security",
    score: ({ headers, isSecure }) => {
      const age = /^max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
      if (!isSecure || age === undefined) return -20;
      return Number(age) < HALF_A_YEAR ? -10 : 0;
    },
  },
  {
    name: "x-content-type-options",
    score: ({ headers }) => (headers.get("x-content-type-options") === "nosniff" ? 0 : -5),
  },
  {
    name: "x-frame-options",
    score: ({ headers }) => {
      const ancestors = directives(headers).get("frame-ancestors");
      if (ancestors && !ancestors.some((source) => tooBroad.has(source))) return 5;
      return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
    },
  },
  {
    name: "cross-origin-resource-policy",
    score: ({ headers }) => {
      const policy = headers.get("cross-origin-resource-policy");
      if (policy === null || policy === "cross-origin") return 0;
      return ["same-origin", "same-site"].includes(policy) ? 10 : -5;
    },
  },
];

/** Returns the score and the points of each rule. */
export function observatoryScore(answer: Answer): { score: number; rules: Record<string, number> } {
  const given = rules.map(({ name, score }) => [name, score(answer)] as const);
  const lost = given.reduce((sum, [, points]) => sum + Math.min(points, 0), 100);
  const won = given.reduce((sum, [, points]) => sum + Math.max(points, 0), 0);
  return { score: lost >= ENOUGH_FOR_CREDIT ? lost + won : lost, rules: Object.fromEntries(given) };
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers.get("content-security-policy") ?? "").split(";").map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [name = "", ...sources] = part.split(/\s+/);
      return [name, sources];
    }),
  );
}

function scorePolicy({ headers, isSecure }: Answer): number {
  const policy = directives(headers);
  if (policy.size === 0) return -25;
  const fallback = policy.get("default-src") ?? ["*"];
  const scripts = policy.get("script-src") ?? fallback;
  const styles = policy.get("style-src") ?? fallback;
  const objects = policy.get("object-src") ?? fallback;
  const all = [...policy.values()].flat();
  if (scripts.some((source) => unsafe.has(source)) || objects.some((source) => tooBroad.has(source))) return -20;
  if (isSecure && all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => unsafe.has(source))) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function scoreCookies({ headers }: Answer): number {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return 0;
  const worst = cookies.map((cookie) => {
    const [name = "", ...rest] = cookie.split(";").map((part) => part.trim().toLowerCase());
    const isSession = /sess|login/.test(name);
    const sameSite = rest.find((part) => part.startsWith("samesite"));
    if (isSession && !rest.includes("secure")) return -40;
    if (isSession && !rest.includes("httponly")) return -30;
    if (!rest.includes("secure") || (sameSite && !/=(lax|strict)$/.test(sameSite))) return -20;
    if (/csrf|xsrf/.test(name) && !sameSite) return -20;
    return sameSite ? 5 : 0;
  });
  return Math.min(...worst);
}

function isOpenToAll(headers: Headers): boolean {
  const isShared = headers.get("access-control-allow-credentials") === "true";
  return isShared && headers.get("access-control-allow-origin") !== null;
}
