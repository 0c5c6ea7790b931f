/** `npm run words -- da`: writes what a language has no words for yet into its files, empty, for an owner to fill in. */
import { mkdirSync, writeFileSync } from "node:fs";
import { missingWords, mistakenWords, readWords, wordsFile } from "./missing-words.ts";

const [language = ""] = process.argv.slice(2);

function run(): void {
  mkdirSync(`public/locales/${language}`, { recursive: true });
  for (const [namespace, missing] of missingWords(language)) {
    const file = wordsFile(language, namespace);
    const empty = Object.fromEntries(missing.map((sentence) => [sentence, ""]));
    writeFileSync(file, `${JSON.stringify({ ...empty, ...readWords(language, namespace) }, null, 2)}\n`);
    process.stdout.write(`${file}: ${missing.length === 0 ? "whole" : `${missing.length} to be written`}\n`);
  }
  for (const [written, meant] of mistakenWords(language))
    process.stdout.write(
      `shop.config.ts: words.${language} has "${written}", which nothing says: did you mean "${meant}"?\n`,
    );
}

if (/^[a-z]{2,3}$/.test(language) && language !== "en") run();
else {
  process.stderr.write(
    "npm run words -- da    for a language by its letters; English is the language of the sources\n",
  );
  process.exitCode = 1;
}
