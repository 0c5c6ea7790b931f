import type { Translate } from "../../i18n/words.ts";
import type { JobHandler } from "../jobs/work-jobs.server.ts";
import { lettersLetterhead } from "../shop/letterhead.server.ts";
import type { Shop } from "../shop/shop.ts";
import type { Mail, MailCarrier } from "./mail.ts";
import type { MailContext } from "./mail-context.ts";
import { renderHtml } from "./mail-html.ts";
import type { MailPage } from "./mail-page.ts";
import { renderText } from "./mail-text.ts";

/** A mail before it is rendered. */
export type Letter = { template: string; to: string; replyTo?: string; language: string; page: MailPage };

export type LetterDeps = {
  shop: Shop;
  /** Origin of the shop, for links. */
  baseUrl: string;
  translate: (language: string) => Translate;
};

type SendDeps = LetterDeps & { carrier: MailCarrier };

/**
 * A handler for jobs that are mails: `write` makes a letter of the job's payload from what the database says now, or
 * nothing where there is nothing left to say. An order whose account was deleted has no address left to write to. All
 * attempts at one job carry the same id.
 */
export function sendLetters<T>(write: (payload: T) => Promise<Letter | undefined>, deps: SendDeps): JobHandler {
  return async ({ id, payload }) => {
    const letter = await write(payload as T);
    if (letter?.to) await deps.carrier.send(sealLetter(letter, id, deps));
  };
}

/** What letters in a language are written with. */
export function contextFor({ shop, baseUrl, translate }: LetterDeps, language: string): MailContext {
  return { shop, baseUrl, language, t: translate(language) };
}

/** A letter as text and HTML, from the shop. */
export function sealLetter({ page, ...envelope }: Letter, id: string, deps: LetterDeps): Mail {
  const frame = contextFor(deps, envelope.language);
  const { subject } = page;
  return {
    ...envelope,
    id,
    from: deps.shop.mail.from,
    subject,
    text: renderText(page, frame),
    html: renderHtml(page, { ...frame, letterhead: lettersLetterhead(deps.shop) }),
  };
}
