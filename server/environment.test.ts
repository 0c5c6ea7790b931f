import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

const dataDir = mkdtempSync(join(tmpdir(), "shop-env-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const read = (variables: Record<string, string>) => readEnvironment({ DATA_DIR: dataDir, ...variables });

test("no variable is required", () => {
  const environment = read({});
  expect(environment).toMatchObject({
    mode: "development",
    port: 3000,
    host: "127.0.0.1",
    baseUrl: "http://localhost:3000",
  });
  expect(environment.mail).toEqual({ carrier: "outbox" });
  expect(environment.payment).toEqual({ provider: "test" });
});

test("the shop starts with EmailJS half set up: the form and the log say what is missing", () => {
  const { mail } = read({ BASE_URL: "https://a.test", MAIL: "emailjs", EMAILJS_PUBLIC_KEY: "public" });
  expect(mail).toMatchObject({ carrier: "emailjs", publicKey: "public", serviceId: "", templateId: "" });
});

test("the secret is generated once, stored, and private", () => {
  const {
    secrets: [secret],
  } = read({});
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(read({}).secrets).toEqual([secret]);
  expect(readFileSync(join(dataDir, "secret"), "utf8").trim()).toBe(secret);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
});

test("every mistake is one line that names its variable", () => {
  const wrong = {
    PORT: "80a",
    NODE_ENV: "prod",
    BASE_URL: "shop.example",
    DATABASE_URL: "mysql://root:hush@db/shop",
    TRUST_PROXY: "maybe",
    SECRET: "short",
    MAIL: "smtp",
    PAYMENT: "stripe",
    LOG_LEVEL: "loud",
  };
  const lines = catchMessage(() => read(wrong)).split("\n");
  const names = lines.map((line) => line.split(" ")[0]);
  expect(names.toSorted()).toEqual(
    [
      "PORT",
      "NODE_ENV",
      "BASE_URL",
      "DATABASE_URL",
      "TRUST_PROXY",
      "SECRET",
      "SMTP_URL",
      "STRIPE_SECRET_KEY",
      "STRIPE_WEBHOOK_SECRET",
      "LOG_LEVEL",
    ].toSorted(),
  );
  expect(lines.join()).not.toContain("hush");
});

test("earlier secrets are accepted beside the one that signs, each long enough", () => {
  const [one, two, three] = ["a".repeat(32), "b".repeat(32), "c".repeat(32)] as const;
  expect(read({ SECRET: one, OTHER_SECRETS: ` ${two},${three} ` }).secrets).toEqual([one, two, three]);
  expect(catchMessage(() => read({ OTHER_SECRETS: `${one},short` }))).toBe(
    "OTHER_SECRETS has one of fewer than 32 characters; a comma stands between two",
  );
});

test("copies are made of SQLite only, and the metrics have a port of their own", () => {
  expect(read({ COPIES_DIR: "/mnt/copies" }).copiesDir).toBe("/mnt/copies");
  expect(catchMessage(() => read({ COPIES_DIR: "copies", DATABASE_URL: "postgres://shop@db.example/shop" }))).toMatch(
    /^COPIES_DIR is for SQLite/,
  );
  expect([read({}).hasMetrics, read({ METRICS_PORT: "9464" }).hasMetrics]).toEqual([false, true]);
  expect(catchMessage(() => read({ PORT: "9464", METRICS_PORT: "9464" }))).toMatch(/^METRICS_PORT is the same as PORT/);
});

test("swapped Stripe keys are reported without repeating them", () => {
  const keys = { STRIPE_SECRET_KEY: "pk_live_hush", STRIPE_WEBHOOK_SECRET: "sk_live_hush" };
  expect(
    catchMessage(() => read({ BASE_URL: "https://shop.example", PAYMENT: "stripe", ...keys })).split("\n"),
  ).toEqual([
    "STRIPE_SECRET_KEY does not begin with sk_ or rk_: is it another key?",
    "STRIPE_WEBHOOK_SECRET does not begin with whsec_: is it another key?",
  ]);
});

test("a public shop must say explicitly that it takes no money", () => {
  expect(catchMessage(() => read({ BASE_URL: "https://shop.example" }))).toMatch(/^PAYMENT is missing/);
  expect(read({ BASE_URL: "https://shop.example/", PAYMENT: "test" }).baseUrl).toBe("https://shop.example");
});

test("a shop is at the root of its host: a path in BASE_URL is refused", () => {
  const message = catchMessage(() => read({ BASE_URL: "https://site.example/shop", PAYMENT: "test" }));
  expect(message).toBe('BASE_URL has more than a host: the shop needs one of its own, as in "https://site.example"');
});

test("a shop that takes money or sends e-mails needs BASE_URL", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  const smtp = { MAIL: "smtp", SMTP_URL: "smtps://mail.example" };
  expect(catchMessage(() => read({ PAYMENT: "stripe", ...keys }))).toBe("BASE_URL is missing: PAYMENT=stripe needs it");
  expect(catchMessage(() => read(smtp))).toBe("BASE_URL is missing: MAIL=smtp needs it");
  expect(catchMessage(() => read({ MAIL: "emailjs" }))).toBe("BASE_URL is missing: MAIL=emailjs needs it");
  const given = read({ BASE_URL: "https://shop.example", PAYMENT: "stripe", ...keys, ...smtp });
  expect(given).toMatchObject({ baseUrl: "https://shop.example", isBaseUrlGiven: true });
});

test.each([
  "smtps://user:hush/1@mail.example",
  "smtps://user:h@sh/1@mail.example",
  "smtps://user:1/hush@mail.example",
  "smtps://user:hush#1@mail.example",
  "smtps://user:100%hush@mail.example",
])("a password with characters that an address cannot hold is reported without repeating it: %s", (url) => {
  const message = catchMessage(() => read({ BASE_URL: "https://a.test", MAIL: "smtp", SMTP_URL: url }));
  expect(message).toMatch(/^SMTP_URL cannot be read: in the user name and the password, write % as %25, [^\n]*$/);
  const database = url.replace("smtps:", "postgres:");
  expect(catchMessage(() => read({ DATABASE_URL: database }))).toBe(message.replace("SMTP_URL", "DATABASE_URL"));
});

test.each(["h1,h2/shop", "h1:5432,h2:5432/shop?target_session_attrs=read-write"])(
  "an address of several databases is refused in one line: %s",
  (place) => {
    const message = catchMessage(() => read({ DATABASE_URL: `postgres://shop:a,b@${place}` }));
    expect(message).toBe(
      "DATABASE_URL names several hosts: give one address that leads to the one that takes changes (deploy/cluster)",
    );
    expect(read({ DATABASE_URL: "postgres://shop:a,b@h1/shop" }).databaseUrl).toContain("h1");
  },
);

test("a password whose special characters are percent-encoded is taken", () => {
  const url = "smtps://me%40shop.example:1%2F%25@mail.example";
  expect(read({ BASE_URL: "https://a.test", MAIL: "smtp", SMTP_URL: url }).mail).toMatchObject({ url });
});

test("the number of threads that render pages is the machine's affair unless it is given", () => {
  expect(read({}).renderThreads).toBeUndefined();
  expect([read({ RENDER_THREADS: "0" }), read({ RENDER_THREADS: "3" })]).toMatchObject([
    { renderThreads: 0 },
    { renderThreads: 3 },
  ]);
  expect(catchMessage(() => read({ RENDER_THREADS: "all" }))).toMatch(/^RENDER_THREADS is "all", not a whole number/);
});

test("a fault point is refused in production", () => {
  const variables = { NODE_ENV: "production", FAILPOINT: "after-stock" };
  expect(catchMessage(() => read(variables))).toMatch(/^FAILPOINT/);
  expect(read({ ...variables, ALLOW_FAILPOINTS: "yes" }).failpoint).toBe("after-stock");
});

test("a data folder that cannot be created is one clear line", () => {
  const message = catchMessage(() => read({ DATA_DIR: "/dev/null/shop" }));
  expect(message).toMatch(/^DATA_DIR: the folder \/dev\/null\/shop cannot be used/);
  expect(message).not.toContain("\n");
});

function catchMessage(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error("nothing was thrown");
}
