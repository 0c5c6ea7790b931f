import type { Translate } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import type { JobHandler } from "../jobs/add-job.server.ts";
import { mailLetterhead } from "./letterhead.server.ts";
import type { Mail, MailTransport } from "./mail.ts";
import type { MailContext } from "./mail-context.ts";
import { renderHtml } from "./mail-html.ts";
import type { MailPage } from "./mail-page.ts";
import { renderText } from "./mail-text.ts";

/** A mail before it is rendered. */
export type MailDraft = { template: string; to: string; replyTo?: string; language: string; page: MailPage };

export type MailHandlerDeps = {
  shop: Shop;
  /** Origin of the shop, for links. */
  baseUrl: string;
  translate: (language: string) => Translate;
};

type SendDeps = MailHandlerDeps & { carrier: MailTransport };

/**
 * Creates a job handler that sends mail: `write` builds the email from the job's payload and the current database, or
 * returns undefined if there is nothing to send. Orders of deleted accounts have no address and are skipped. All
 * attempts at one job share its id. A letter cut off between sending and noting it is sent once more at most.
 */
export function createMailHandler<T>(
  write: (payload: T) => Promise<MailDraft | undefined>,
  deps: SendDeps,
): JobHandler {
  return async ({ id, payload, begin }) => {
    const mail = await write(payload as T);
    if (!mail?.to) return;
    const rendered = renderMail(mail, id, deps);
    await begin();
    await deps.carrier.send(rendered);
  };
}

/** Returns the rendering context for emails in a language. */
export function contextFor({ shop, baseUrl, translate }: MailHandlerDeps, language: string): MailContext {
  return { shop, baseUrl, language, t: translate(language) };
}

/** Renders an email as text and HTML, with the shop as its sender. */
export function renderMail({ page, ...envelope }: MailDraft, id: string, deps: MailHandlerDeps): Mail {
  const frame = contextFor(deps, envelope.language);
  const { subject, files } = page;
  return {
    ...envelope,
    id,
    from: deps.shop.mail.from,
    subject,
    text: renderText(page, frame),
    html: renderHtml(page, { ...frame, letterhead: mailLetterhead(deps.shop) }),
    ...(files && { files }),
  };
}
