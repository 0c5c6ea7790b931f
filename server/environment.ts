import { isAbsolute, resolve } from "node:path";
import { type CatalogueSettings, catalogueSources } from "../app/features/catalogue/catalogue-source.ts";
import type { Secrets } from "../db/secrets.ts";
import { StartError } from "../db/start-error.ts";
import { type MailSettings, readMail } from "./mail/mail-settings.ts";
import { type PaymentSettings, readPayment } from "./payment-settings.ts";
import { createReader, type Reader, type Variables } from "./read-variables.ts";
import { keptSecret } from "./secret.ts";

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
const MAX_THREADS = 64;
const MAX_WORKERS = 64;
const MIN_SECRET = 32;
/** With the time that requests under way get, less than a service manager waits. */
const MAX_DRAIN_SECONDS = 25;
type LogLevel = (typeof logLevels)[number];

export type Environment = {
  mode: "production" | "development" | "test";
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl?: string;
  /** Where a copy of the SQLite file is kept, a minute old at most; absolute path. */
  copiesDir?: string;
  /** Origin of the shop as shoppers see it, without a trailing slash. */
  baseUrl: string;
  /** Whether `BASE_URL` is set: then no other origin is accepted. */
  isBaseUrlGiven: boolean;
  secrets: Secrets;
  mail: MailSettings;
  payment: PaymentSettings;
  /** Replaces the URL of the exchange-rate service in the shop's configuration. */
  ratesUrl?: string;
  /** Whether browsers may store the shop for offline use; `no` removes the service workers that they have. */
  isKeptOffline: boolean;
  /** Whether to trust a proxy's headers for the shopper's IP address and protocol. */
  trustProxy: boolean;
  /** Changes that one IP address may make per minute; 0 means no limit. */
  rateLimit: number;
  /** A point in the order code where this process is to be killed; for tests. */
  failpoint?: string;
  /** How many threads may render pages beside the main thread; undefined: as many as suit the machine. */
  renderThreads?: number;
  /** How long the shop says "not ready" before it stops, so that a balancer sends nothing more. */
  drainSeconds: number;
  /** Whether Prometheus can ask for numbers. */
  hasMetrics: boolean;
  /** The lowest severity that is logged. */
  logLevel: LogLevel;
  catalogue: CatalogueSettings;
};

/** Reads and checks the environment once, at start. Throws `StartError` with one line for each mistake. */
export function readEnvironment(variables: Variables): Environment {
  const read = createReader(variables);
  const mode = read.oneOf("NODE_ENV", ["production", "development", "test"], "development");
  const port = read.integer("PORT", 3000, 0, 65_535);
  // By default only this machine can reach the shop; a server or container sets 0.0.0.0.
  const host = read.text("HOST") ?? "127.0.0.1";
  const dataDir = absolute(read.text("DATA_DIR") ?? ".data");
  const databaseUrl = read.urlOfAccount("DATABASE_URL", ["postgres:", "postgresql:"]);
  const copiesDir = read.text("COPIES_DIR");
  if (copiesDir && databaseUrl)
    read.mistake("COPIES_DIR", "is for SQLite: PostgreSQL has an archive of its own (deploy/cluster)");
  const baseUrl = readBaseUrl(read);
  const ratesUrl = read.url("RATES_URL", ["http:", "https:"]);
  const isKeptOffline = read.yesOrNo("OFFLINE", true);
  const trustProxy = read.yesOrNo("TRUST_PROXY", false);
  const rateLimit = read.integer("RATE_LIMIT", 600, 0, 1_000_000);
  const isLeftToTheMachine = read.text("RENDER_THREADS") === undefined;
  const renderThreads = isLeftToTheMachine ? undefined : read.integer("RENDER_THREADS", 0, 0, MAX_THREADS);
  // Read by server/index.mjs before any worker starts; here it is only checked.
  read.integer("WORKERS", 1, 1, MAX_WORKERS);
  // Opened by server/index.mjs.
  const metricsPort = read.integer("METRICS_PORT", 0, 0, 65_535);
  if (metricsPort !== 0 && metricsPort === port)
    read.mistake("METRICS_PORT", "is the same as PORT: it has to be another");
  read.text("METRICS_HOST");
  const drainSeconds = read.integer("DRAIN_SECONDS", 0, 0, MAX_DRAIN_SECONDS);
  const failpoint = read.text("FAILPOINT");
  const logLevel = read.oneOf("LOG_LEVEL", logLevels, "info");
  const source = read.oneOf("CATALOGUE_SOURCE", catalogueSources, "auto");
  const mail = readMail(read);
  const payment = readPayment(read, baseUrl);
  // E-mails and the payment page link back to it: without it they would point at this machine.
  if (payment.provider === "stripe") read.needed("BASE_URL", "PAYMENT=stripe");
  else if (mail.carrier !== "outbox") read.needed("BASE_URL", `MAIL=${mail.carrier}`);
  const secret = read.text("SECRET");
  if (secret !== undefined && secret.length < MIN_SECRET) read.mistake("SECRET", "has fewer than 32 characters");
  const others = read.list("OTHER_SECRETS");
  if (others.some(({ length }) => length < MIN_SECRET))
    read.mistake("OTHER_SECRETS", "has one of fewer than 32 characters; a comma stands between two");
  if (failpoint && mode === "production" && !read.yesOrNo("ALLOW_FAILPOINTS", false))
    read.mistake("FAILPOINT", "kills the shop on purpose and is refused in production without ALLOW_FAILPOINTS=yes");
  if (read.mistakes.length > 0) throw new StartError(read.mistakes.join("\n"));
  return {
    mode,
    port,
    host,
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    ...(copiesDir && { copiesDir: absolute(copiesDir) }),
    baseUrl: baseUrl ? new URL(baseUrl).origin : `http://localhost:${port}`,
    isBaseUrlGiven: baseUrl !== undefined,
    secrets: [secret ?? keptSecret(dataDir), ...others],
    mail,
    payment,
    ...(ratesUrl && { ratesUrl }),
    isKeptOffline,
    trustProxy,
    rateLimit,
    ...(renderThreads !== undefined && { renderThreads }),
    ...(failpoint && { failpoint }),
    drainSeconds,
    hasMetrics: metricsPort !== 0,
    logLevel,
    catalogue: { folder: absolute(read.text("CATALOGUE_DIR") ?? "catalogue"), source },
  };
}

/** All of the shop's paths are absolute, so none would work below a folder of another site. */
function readBaseUrl(read: Reader): string | undefined {
  const given = read.url("BASE_URL", ["http:", "https:"]);
  const { origin, href } = new URL(given ?? "http://localhost");
  if (href !== `${origin}/`)
    read.mistake("BASE_URL", `has more than a host: the shop needs one of its own, as in "${origin}"`);
  return given;
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(path);
}
