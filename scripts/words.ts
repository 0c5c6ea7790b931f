/** `npm run words -- da`: adds a language's missing translations to its files, empty, for an owner to fill in. */
import { mkdirSync, writeFileSync } from "node:fs";
import { shop } from "../shop.config.ts";
import { missingWords, mistakenWords, readWords, wordsFile } from "./words/missing-words.ts";
import { catalogueNames, journalNames, shopSentences } from "./words/owner-words.ts";

const [language = ""] = process.argv.slice(2);

// `| head` closes the pipe when it has seen enough.
process.stdout.on("error", () => process.exit(0));

async function addMissing(): Promise<void> {
  mkdirSync(`public/locales/${language}`, { recursive: true });
  for (const [namespace, missing] of await missingWords(language)) {
    const file = wordsFile(language, namespace);
    const empty = Object.fromEntries(missing.map((sentence) => [sentence, ""]));
    writeFileSync(file, `${JSON.stringify({ ...empty, ...readWords(language, namespace) }, null, 2)}\n`);
    process.stdout.write(`${file}: ${missing.length === 0 ? "whole" : `${missing.length} to be written`}\n`);
  }
  reportMistaken();
}

/** The source language is English, so a shop with another fallback language only needs its owner's texts translated. */
function reportOwn(): void {
  const own = new Set([...shopSentences(), ...catalogueNames(), ...journalNames()]);
  const missing = [...own].filter((sentence) => !shop.words?.["en"]?.[sentence]);
  process.stdout.write(
    `shop.config.ts: words.en: ${missing.length === 0 ? "whole" : `${missing.length} to be written`}\n`,
  );
  for (const sentence of missing) process.stdout.write(`  ${JSON.stringify(sentence)}: "",\n`);
  reportMistaken();
}

function reportMistaken(): void {
  for (const [written, meant] of mistakenWords(language))
    process.stdout.write(
      `shop.config.ts: words.${language} has "${written}", which nothing says: did you mean "${meant}"?\n`,
    );
}

if (language === "en" && shop.fallbackLanguage !== "en") reportOwn();
else if (/^[a-z]{2,3}$/.test(language) && language !== "en") await addMissing();
else {
  process.stderr.write(
    "npm run words -- da    for a language by its letters; English is the language of the sources\n",
  );
  process.exitCode = 1;
}
