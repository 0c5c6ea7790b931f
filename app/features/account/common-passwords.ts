/** Words that passwords most often consist of, in the shop's languages. */
const words =
  "password passwort passwd kennwort motdepasse contrasena contraseña parola pass my the secret geheim welcome willkommen bienvenue bienvenido letmein trustno admin administrator root login master user test guest default changeme computer internet samsung google facebook hello hallo bonjour hola iloveyou love liebe ichliebedich jetaime tequiero teamo habibi sunshine soleil princess princesa dragon monkey flower cookie chocolate schatz doudou football baseball basketball hockey soccer fussball fußball futbol superman batman pokemon starwars naruto michael jordan jessica ashley daniel charlie thomas nicole andrea alexander mohammed muhammad ahmed shadow killer freedom whatever summer sommer winter spring autumn herbst barcelona realmadrid arsenal liverpool chelsea juventus bayern marseille berlin paris madrid london deutschland france espana".split(
    " ",
  );

/** Keyboard rows and columns, the alphabet and the digits: passwords often follow them, in either direction. */
const walks = [
  "1234567890",
  "abcdefghijklmnopqrstuvwxyz",
  ...["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm", "zxcvbnm", "yxcvbnm", "wxcvbn"],
  ...["1q2w3e4r5t6y7u8i9o0p", "1q2w3e4r5t6z7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "1a2z3e4r5t6y7u8i9o0p"],
  ...["1qaz2wsx3edc4rfv5tgb6yhn", "1qay2wsx3edc4rfv5tgb6zhn", "qazwsxedcrfvtgbyhn", "qaywsxedcrfvtgbzhn"],
];
const SHORTEST_WALK = 3;
/** Digits and symbols allowed before, between or after the words. */
const MAX_TRIMMINGS = 4;
/** More words than this in a row are hard to guess again. */
const MAX_WORDS = 2;

/** Characters that commonly replace a letter. */
const likeness: Readonly<Record<string, string>> = { a: "@4", e: "3", i: "1!", o: "0", s: "$5" };

function stretchesOf(walk: string): string[] {
  const both = [walk, [...walk].reverse().join("")];
  return both.flatMap((text) =>
    [...text].flatMap((_, from) =>
      Array.from({ length: Math.max(0, text.length - from - SHORTEST_WALK + 1) }, (_, more) =>
        text.slice(from, from + SHORTEST_WALK + more),
      ),
    ),
  );
}

const longestFirst = [...words, ...walks.flatMap(stretchesOf)]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/[aeios]/g, (letter) => `[${letter}${likeness[letter]}]`));
const parts = new RegExp(`(?<word>${longestFirst.join("|")})|(?<year>(?:19|20)\\d\\d)|(?<rest>.)`, "gsu");

/** Whether a password is only one or two of the most common words, with a few digits and symbols around them. */
export function isCommonPassword(password: string): boolean {
  const found = [...password.toLowerCase().matchAll(parts)].map(({ groups = {} }) => groups);
  const tried = new Set(found.flatMap(({ word = [] }) => word));
  const rest = found.flatMap(({ rest = [] }) => rest);
  return tried.size <= MAX_WORDS && rest.length <= MAX_TRIMMINGS && !rest.some((sign) => /\p{L}/u.test(sign));
}
