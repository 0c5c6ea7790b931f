import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { AccountUser } from "../../app/features/account/account.ts";
import type { Mail } from "../../app/features/letters/mail.ts";
import { testCatalogue as catalogue, createClock, resetShop } from "../../app/features/orders/test-shop.ts";
import { createTestDatabase, type DatabaseKind } from "../../db/test-database.ts";
import { coupons, shop } from "../../shop.config.ts";
import type { Hashing } from "../auth.ts";
import { readEnvironment } from "../environment.ts";
import { workJobs } from "../jobs/work-jobs.ts";
import { createApi } from "./api.ts";
import { createDeps } from "./create-deps.ts";
import type { Deps } from "./deps.ts";
import type { ErrorBody } from "./test-api.ts";
import { jobHandlers } from "./workers.ts";

export const PASSWORD = "four words in a row";

/** Which fields are present depends on the endpoint. */
type Body = Record<string, unknown> & { error?: Partial<ErrorBody> };
export type AccountAnswer = { status: number; retryAfter: string | null; body: Body };

type Settings = { secure?: boolean; processes?: number };

/** Salted like the library's, but as quick as it can be: a hundred accounts would take half a minute. */
const hashing: Hashing = {
  async hash(password) {
    const salt = randomUUID();
    return `${salt}:${quickHash(salt, password)}`;
  },
  async verify({ hash, password }) {
    const [salt = "", hashed] = hash.split(":");
    return hashed === quickHash(salt, password);
  },
};

const quickHash = (salt: string, password: string) => createHmac("sha256", salt).update(password).digest("hex");

/** Opens the API on a temporary database, called by browsers that keep their cookies; of several processes in turn. */
export async function openTestAccounts(kind: DatabaseKind, { secure = false, processes = 1 }: Settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-accounts-"));
  const database = await createTestDatabase(kind);
  const { db } = database;
  // Better Auth uses the system clock.
  const clock = createClock(new Date().toISOString());
  const sent: Mail[] = [];
  const databases = [db];
  while (databases.length < processes) databases.push(await database.openAnother());
  let all: Deps[] = [];
  let apps: ReturnType<typeof createApi>[] = [];
  let browsers = 0;
  let requests = 0;
  const first = <T>([one]: readonly T[]): T => {
    if (one === undefined) throw new Error("the shop is not open");
    return one;
  };
  const deps = () => first(all);

  /** Recreates the API, with these environment variables and dependencies replaced. */
  async function reopen(variables: Record<string, string> = {}, more: Partial<Deps> = {}): Promise<void> {
    const own = secure ? { BASE_URL: "https://shop.example", PAYMENT: "test" } : {};
    const environment = readEnvironment({ DATA_DIR: dataDir, ...own, ...variables });
    const carrier = { id: "test", send: async (mail: Mail) => void sent.push(mail) };
    const log = pino({ level: "silent" });
    const given = { catalogue, shop, coupons, environment, log, carrier, now: clock.now, hashing, ...more };
    all = databases.map((one) => createDeps({ db: one, ...given }));
    apps = all.map(createApi);
  }

  /** A browser with its own IP address. */
  function browser(address = `192.0.2.${++browsers % 250}`) {
    const jar = new Map<string, string>();
    const origin = secure ? "https://shop.example" : "http://localhost";
    async function send(path: string, init: { method?: string; body?: BodyInit; headers?: Record<string, string> }) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { ...init.headers, ...(cookie && { cookie }) };
      const socket = { incoming: { socket: { remoteAddress: address } } };
      const app = apps[requests++ % apps.length] ?? first(apps);
      const response = await app.request(`${origin}${path}`, { ...init, headers }, socket);
      for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
      return response;
    }
    async function post(path: string, body: unknown, more: Record<string, string> = {}): Promise<AccountAnswer> {
      if (![...jar.keys()].some((name) => name.endsWith("csrf"))) await send("/api/csrf", {});
      const token = jar.get(secure ? "__Host-csrf" : "csrf") ?? "";
      const isFile = body instanceof Uint8Array;
      const type = isFile ? "image/jpeg" : "application/json";
      const headers = { "content-type": type, "x-csrf-token": token, ...more };
      const sent = isFile ? new Uint8Array(body) : JSON.stringify(body);
      const response = await send(path, { method: "POST", headers, body: sent });
      return answerOf(response);
    }
    return {
      jar,
      send,
      post,
      get: async (path: string) => answerOf(await send(path, {})),
      register: (email: string, password = PASSWORD, returnTo?: string) =>
        post("/api/auth/register", { name: "Ada Byron", email, password, language: "de", returnTo }),
      signIn: (email: string, password = PASSWORD, more: Record<string, string> = {}) =>
        post("/api/auth/sign-in", { email, password }, more),
      user: async () => (await (await send("/api/account", {})).json()).user as AccountUser | null,
    };
  }

  /** Runs the pending jobs and returns all e-mails so far. */
  async function mails(): Promise<Mail[]> {
    await workJobs({ db, handlers: jobHandlers(deps()), log: deps().log, now: clock.now });
    return sent;
  }

  /** The token in the latest e-mail of a template. */
  async function token(template: string): Promise<string> {
    const mail = (await mails()).findLast((mail) => mail.template === template);
    return /[?&](?:token|confirm)=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  }

  await reopen();
  return {
    db,
    clock,
    browser,
    mails,
    token,
    reopen,
    deps,
    /** Every endpoint that changes something, as a route: `/api/orders/:number/pay`. */
    changes: () => [
      ...new Set(
        first(apps)
          .routes.filter(({ method }) => method === "POST")
          .map(({ path }) => path),
      ),
    ],
    /** Opens an account and returns the browser that is signed in to it. */
    async open(email: string) {
      const own = browser();
      await own.register(email);
      await own.post("/api/auth/confirm", { token: await token("confirm-address"), password: PASSWORD });
      return own;
    },
    async reset(): Promise<void> {
      for (const table of ["users", "attempts", "rate_limits", "verifications", "subscribers"] as const)
        await db.deleteFrom(table).execute();
      await resetShop(db);
      sent.length = 0;
      await reopen();
    },
    async close(): Promise<void> {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function answerOf(response: Response): Promise<AccountAnswer> {
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: (await response.json()) as Body,
  };
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const [name = "", ...value] = pair.split("=");
  if (/max-age=0/i.test(line) || value.join("=") === "") jar.delete(name);
  else jar.set(name, value.join("="));
}
