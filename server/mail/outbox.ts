import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BaseLogger } from "pino";
import type { Mail, MailTransport } from "../../app/features/letters/mail.ts";

/**
 * Writes mail into a folder instead of sending it: `<id>-<template>.txt` with its headers, beside it
 * `.html` and what is attached.
 */
export function createOutbox(folder: string, log: BaseLogger): MailTransport {
  return {
    id: "outbox",
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.id}-${mail.template}`);
      await put(`${file}.html`, mail.html);
      for (const { name, url } of mail.files ?? []) await put(`${file}-${name}`, await bytesOf(url));
      await put(`${file}.txt`, withHead(mail));
      log.info({ mail: mail.template, file: `${file}.txt` }, "a mail lies in the outbox");
    },
  };
}

function withHead({ id, from, to, replyTo, subject, language, text }: Mail): string {
  const head = {
    From: from,
    To: to,
    "Reply-To": replyTo,
    Subject: subject,
    "Message-ID": id,
    "Content-Language": language,
  };
  const lines = Object.entries(head).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  return `${lines.join("\n")}\n\n${text}`;
}

async function bytesOf(dataUrl: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(dataUrl)).arrayBuffer());
}

/** Writes to a temporary file and renames it, so that nothing watching the folder sees half a mail. */
async function put(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
