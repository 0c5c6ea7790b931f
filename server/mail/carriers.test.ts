import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { Mail } from "../../app/features/letters/mail.ts";
import { createEmailjs } from "./emailjs.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

const mail: Mail = {
  id: "job-1",
  template: "order-confirmation",
  from: "Vitrine <hello@vitrine.example>",
  to: "ada@example.com",
  replyTo: "owner@vitrine.example",
  language: "en",
  subject: "Your order is confirmed",
  text: "Thank you.\n",
  html: "<p>Thank you.</p>",
};

const pictured =
  '<header><img src="data:image/png;base64,iVBORw0KGgo=" alt="Vitrine" width="160" height="40"></header>';

const notice = { name: "legal-guarantee.pdf", url: "data:application/pdf;base64,JVBERi0=" };

describe("the outbox", () => {
  test("writes a mail as two files, and overwrites them when it is retried", async () => {
    const root = mkdtempSync(join(tmpdir(), "shop-mail-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const folder = join(root, "outbox");
    const outbox = createOutbox(folder, pino({ level: "silent" }));
    await outbox.send(mail);
    await outbox.send(mail);
    expect(readdirSync(folder).toSorted()).toEqual(["job-1-order-confirmation.html", "job-1-order-confirmation.txt"]);
    const text = readFileSync(join(folder, "job-1-order-confirmation.txt"), "utf8");
    expect(text).toMatch(/^From: Vitrine <hello@vitrine\.example>\nTo: ada@example\.com\nReply-To: /);
    expect(text).toMatch(/\n\nThank you\.\n$/);
    await outbox.send({ ...mail, files: [notice] });
    expect(readFileSync(join(folder, "job-1-order-confirmation-legal-guarantee.pdf"), "utf8")).toBe("%PDF-");
  });
});

describe("an SMTP server", () => {
  let server: SMTPServer | undefined;
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

  async function listen(refusals: number) {
    const received: string[] = [];
    const recipients: string[] = [];
    let attempts = 0;
    const smtp = new SMTPServer({
      // The shop keeps its connections for the next letters.
      closeTimeout: 100,
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo({ address }, _session, callback) {
        recipients.push(address);
        callback();
      },
      onData(stream, _session, callback) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          attempts++;
          if (attempts <= refusals) return callback(new Error("not now"));
          received.push(Buffer.concat(chunks).toString());
          callback();
        });
      },
    });
    server = smtp;
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    return { received, recipients, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` };
  }

  test("receives the mail as text and HTML with a stable message id", async () => {
    const { received, recipients, url } = await listen(0);
    await createSmtp(url).send(mail);
    expect(recipients).toEqual(["ada@example.com"]);
    expect(received[0]).toContain("Message-ID: <job-1@vitrine.example>");
    expect(received[0]).toContain("Subject: Your order is confirmed");
    expect(received[0]).toContain("Content-Type: text/plain");
    expect(received[0]).toContain("Content-Type: text/html");
  });

  test("receives an image as an inline attachment, which mail clients display", async () => {
    const { received, url } = await listen(0);
    await createSmtp(url).send({ ...mail, html: pictured });
    expect(received[0]).toMatch(/Content-ID: <[^>]+>/i);
    expect(received[0]).toMatch(/<img src=(3D)?"cid:/);
    expect(received[0]).not.toContain("data:image");
  });

  test("receives what is attached, with its name and kind", async () => {
    const { received, url } = await listen(0);
    await createSmtp(url).send({ ...mail, files: [notice] });
    expect(received[0]).toMatch(/Content-Type: application\/pdf; name=legal-guarantee\.pdf/);
    expect(received[0]).toMatch(/Content-Disposition: attachment; filename=legal-guarantee\.pdf/);
    expect(received[0]).toContain("JVBERi0=");
  });

  test.each([
    ["Vitrine: Home & Garden", '"Vitrine: Home & Garden"'],
    ["Vitrine (Berlin)", '"Vitrine (Berlin)"'],
    ["Vitrine [shop], Berlin", '"Vitrine [shop], Berlin"'],
    ['"Vitrine, Berlin"', '"Vitrine, Berlin"'],
    ["Vitrine", "Vitrine"],
  ])("receives the sender %s under the whole name", async (name, written) => {
    const { received, url } = await listen(0);
    await createSmtp(url).send({ ...mail, from: `${name} <hello@vitrine.example>` });
    expect(received[0]?.replace(/\r\n[ \t]+/g, " ")).toContain(`From: ${written} <hello@vitrine.example>\r\n`);
    expect(received[0]).toContain("Message-ID: <job-1@vitrine.example>");
  });

  test("fails the attempt when it refuses or is unreachable, so that the mail is retried", async () => {
    const { received, url } = await listen(2);
    const smtp = createSmtp(url);
    for (let i = 0; i < 2; i++) await expect(smtp.send(mail)).rejects.toThrow("not now");
    await smtp.send(mail);
    expect(received).toHaveLength(1);
    await expect(createSmtp("smtp://127.0.0.1:1").send(mail)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("EmailJS", () => {
  const options = {
    url: "https://emailjs.example",
    publicKey: "pk",
    privateKey: "sk",
    serviceId: "s1",
    templateId: "t1",
  };

  test("receives the parameters in its own format", async () => {
    const asked: { url: string; body: unknown }[] = [];
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      return new Response("OK");
    };
    await createEmailjs(options, fetch).send(mail);
    expect(asked[0]?.url).toBe("https://emailjs.example/api/v1.0/email/send");
    expect(asked[0]?.body).toMatchObject({
      user_id: "pk",
      accessToken: "sk",
      service_id: "s1",
      template_id: "t1",
      template_params: { to: "ada@example.com", subject: mail.subject, text: mail.text, html: mail.html },
    });
  });

  test("receives alt text instead of an image", async () => {
    let html = "";
    const fetch = async (_: string | URL | Request, init?: RequestInit) => {
      html = JSON.parse(String(init?.body)).template_params.html;
      return new Response("OK");
    };
    await createEmailjs(options, fetch).send({ ...mail, html: pictured });
    expect(html).toBe("<header>Vitrine</header>");
  });

  test("receives HTML only when text and HTML together are too long", async () => {
    const sent: { text: string; html: string }[] = [];
    const fetch = async (_: string | URL | Request, init?: RequestInit) => {
      sent.push(JSON.parse(String(init?.body)).template_params);
      return new Response("OK");
    };
    for (const length of [20_000, 26_000]) {
      const long = "x".repeat(length);
      await createEmailjs(options, fetch).send({ ...mail, text: long, html: long });
    }
    expect(sent.map(({ text, html }) => [text.length, html.length])).toEqual([
      [20_000, 20_000],
      [0, 26_000],
    ]);
  });

  test("is not called when an id is missing, and the error names it", async () => {
    const half = createEmailjs({ ...options, serviceId: "" }, async () => Promise.reject(new Error("asked")));
    await expect(half.send(mail)).rejects.toThrow("EmailJS is not set up: EMAILJS_SERVICE_ID missing");
  });

  test("fails the attempt with the error text of its response", async () => {
    const refuse = async () => new Response("Too Many Requests", { status: 429 });
    await expect(createEmailjs(options, refuse).send(mail)).rejects.toThrow("EmailJS answered 429: Too Many Requests");
  });
});
