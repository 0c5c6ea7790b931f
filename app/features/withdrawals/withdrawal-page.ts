import { shop } from "../../../shop.config.ts";
import { dateForm, directionOf } from "../../platform/i18n/languages.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { escapeMarkup } from "../../platform/ui/escape-markup.ts";
import { exampleNumber } from "../orders/order-number.ts";
import type { Receipt } from "./withdraw.server.ts";

/** The fields of the plain form. */
const plainFields = ["name", "number", "email"] as const;
type PlainField = (typeof plainFields)[number];
/** What was typed, and an English sentence for each field that is wrong. */
export type PlainForm = { typed: Record<PlainField, string>; errors: Partial<Record<PlainField, string>> };
/** The style sheet of the page, allowed in its content security policy by hash. */
export type PlainStyle = { rules: string; display: string; text: string };

/** Returns the style sheet, in the typefaces of the shop's theme. */
export function plainStyleOf({ rules, display, text }: PlainStyle): string {
  return `${rules}
*{box-sizing:border-box}body{margin:0;padding:clamp(1.5rem,5vw,4rem) 1.25rem;background:#f7f4ef;color:#1c1914;font:1rem/1.6 ${text}}
main{max-width:36rem;margin:0 auto;overflow-wrap:break-word}h1{margin:2.5rem 0 1rem;font:500 clamp(1.875rem,6vw,2.5rem)/1.15 ${display}}
p,dl,ul{margin:0 0 1.25rem}a{color:inherit;text-underline-offset:.25em}.mark{font:500 1.5rem/1.2 ${display}}.mark a{text-decoration:none}
:focus-visible{outline:2px solid #1c1914;outline-offset:3px}label{display:block;margin-bottom:.375rem;font-size:.875rem;font-weight:500}
input{width:100%;min-height:3rem;padding:.6rem .875rem;border:1px solid #8b8377;border-radius:2px;background:#fff;color:inherit;font:inherit}
input[aria-invalid]{border-color:#a5311b}.hint{margin:.25rem 0 0;color:#625c53;font-size:.875rem}.wrong{color:#a5311b;font-weight:500}
.field{margin-bottom:1.25rem}.box{margin:0 0 1.5rem;padding:1.25rem;border:1px solid #dcd6cb;background:#fff}.box>:last-child{margin-bottom:0}.box.errors{border-color:#a5311b;border-inline-start-width:4px}
dl{display:grid;gap:.25rem 2rem}dt{color:#625c53;font-size:.875rem}dd{margin:0 0 .5rem}.ways{display:flex;flex-wrap:wrap;gap:.75rem}
button,.way{display:inline-flex;min-height:3rem;align-items:center;padding:.6rem 1.5rem;border:1px solid #1c1914;border-radius:2px;background:#1c1914;color:#fff;font:500 .9375rem/1.2 ${text};text-decoration:none;cursor:pointer}
button.other,.way{background:none;color:inherit}@media print{.ways{display:none}}`;
}

type Frame = { words: Words; style: PlainStyle };

/** Renders step 1 again: the form with what was typed, and what is wrong with it beside each field. */
export function plainFormPage({ typed, errors }: PlainForm, frame: Frame): string {
  const t = frame.words.forNamespace("checkout");
  const labels = { name: t("Your name"), number: t("Order number"), email: t("E-mail address") };
  const hints = {
    number: t("As it stands in your e-mail, for example {{example}}", { example: exampleNumber }),
    email: t("We send the receipt to this address."),
  };
  const kinds = { name: 'autocomplete="name"', number: 'autocomplete="off" dir="ltr"', email: emailKind };
  const wrong = plainFields.filter((field) => errors[field]);
  const list = wrong
    .map((field) => `<li><a href="#withdraw-${field}">${say(t(errors[field] ?? ""))}</a></li>`)
    .join("");
  const title = t("Please check these fields", { count: wrong.length });
  const summary =
    list && `<section class="box errors" aria-label="${say(title)}"><p>${say(title)}</p><ul>${list}</ul></section>`;
  const fields = plainFields.map((field) => {
    const notes = [
      "name" !== field && `<p class="hint" id="withdraw-${field}-hint">${say(hints[field])}</p>`,
      errors[field] && `<p class="hint wrong" id="withdraw-${field}-error">${say(t(errors[field]))}</p>`,
    ].filter(Boolean);
    const described = `${errors[field] ? `withdraw-${field}-error ` : ""}${field === "name" ? "" : `withdraw-${field}-hint`}`;
    return `<div class="field"><label for="withdraw-${field}">${say(labels[field])}</label>
<input id="withdraw-${field}" name="${field}" value="${say(typed[field])}" ${kinds[field]} required${errors[field] ? ' aria-invalid="true"' : ""}${described && ` aria-describedby="${described.trim()}"`}>${notes.join("")}</div>`;
  });
  const intro = t(
    "You have 14 days from the day the goods reached you, without giving a reason. Two steps, no account.",
  );
  return page(
    t("Withdraw from contract here"),
    frame,
    `<p>${say(intro)}</p>${summary}
<form method="post" action="/withdraw" novalidate>${hidden({ language: frame.words.language })}${fields.join("\n")}
<div class="ways"><button name="step" value="check">${say(t("Continue"))}</button></div></form>`,
  );
}

const emailKind = 'type="email" autocomplete="email" dir="ltr"';

/** Renders step 2: the statement as it will be sent, and the button that sends it. */
export function plainConfirmPage(typed: PlainForm["typed"], frame: Frame): string {
  const t = frame.words.forNamespace("checkout");
  return page(
    t("Check and confirm"),
    frame,
    `<p>${say(t("I withdraw from the contract about the goods named here."))}</p>
${statement(typed, frame)}<form method="post" action="/withdraw">${hidden({ ...typed, language: frame.words.language })}
<div class="ways"><button name="step" value="confirm">${say(t("Confirm withdrawal"))}</button>
<button class="other" name="step" value="change">${say(t("Change"))}</button></div></form>`,
  );
}

/** Renders the receipt, to keep. */
export function plainReceiptPage({ id, receivedAt }: Receipt, typed: PlainForm["typed"], frame: Frame): string {
  const t = frame.words.forNamespace("checkout");
  const form = { dateStyle: "long", timeStyle: "short", timeZone: shop.timeZone } as const;
  const moment = new Intl.DateTimeFormat(dateForm(frame.words.language), form).format(new Date(receivedAt));
  const said = t("Received on {{moment}}. This receipt is on its way to {{email}} as well.", {
    moment,
    email: typed.email,
  });
  const next = t(
    "If you have received the goods, please send them back within 14 days. We pay back what you have paid within 14 days as well.",
  );
  return page(
    t("We have received your withdrawal"),
    frame,
    `<p>${say(said)}</p>${statement(typed, frame)}
<p class="hint">${say(t("Receipt {{id}}", { id }))} · <time datetime="${receivedAt}">${receivedAt}</time></p><p>${say(next)}</p>
<p class="ways"><a class="way" href="/returnandrefund">${say(t("How to send goods back"))}</a></p>`,
  );
}

/** Renders a refusal that no field is to blame for, with the way back to the form. */
export function plainRefusalPage(sentence: string, frame: Frame): string {
  const t = frame.words.forNamespace("checkout");
  return page(
    t("Withdraw from contract here"),
    frame,
    `<p class="box errors">${say(t(sentence))}</p>
<p class="ways"><a class="way" href="/withdraw">${say(t("Withdraw from contract here"))}</a></p>`,
  );
}

const say = escapeMarkup;

function hidden(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${say(value)}">`)
    .join("");
}

function statement(typed: PlainForm["typed"], { words }: Frame): string {
  const t = words.forNamespace("checkout");
  const rows = [
    [t("Your name"), typed.name],
    [t("Order number"), typed.number],
    [t("E-mail address"), typed.email],
    [t("Withdrawal from"), t("The whole order")],
  ];
  return `<dl class="box">${rows.map(([name = "", value = ""]) => `<dt>${say(name)}</dt><dd><bdi>${say(value)}</bdi></dd>`).join("")}</dl>`;
}

function page(title: string, { words: { language }, style }: Frame, body: string): string {
  return `<!doctype html>
<html lang="${say(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say(`${title} · ${shop.name}`)}</title><link rel="icon" href="/icon.svg"><style>${plainStyleOf(style)}</style></head>
<body><main><p class="mark"><a href="/">${say(shop.name)}</a></p><h1>${say(title)}</h1>
${body}
</main></body></html>
`;
}
