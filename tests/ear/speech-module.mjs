/**
 * An output module for speech-dispatcher that writes down what it is given to say, a line per utterance, in the file
 * named by its first argument. See "Communication Protocol Between Output Modules and the Speech Dispatcher Server".
 */
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const file = process.argv[2] ?? "/dev/null";
const answer = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(""));
const spoken = ["SPEAK", "CHAR", "KEY", "SOUND_ICON"];
/** Answers to the commands that are followed by lines up to a lone full stop, before and after these lines. */
const taking = {
  AUDIO: ["207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"],
  LOGLEVEL: ["207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"],
  SET: ["203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"],
  ...Object.fromEntries(spoken.map((command) => [command, ["202 OK RECEIVING MESSAGE", "200 OK SPEAKING"]])),
};
const simple = {
  INIT: ["299-Writes down what it is given", "299 OK LOADED SUCCESSFULLY"],
  "LIST VOICES": ["200-scribe\ten\tnone", "200 OK VOICE LIST SENT"],
  // What is said has always ended; an answer would be taken for the next one's.
  STOP: [],
  PAUSE: [],
  QUIT: ["210 OK QUIT"],
};

let command;
let lines = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (command && line !== ".") lines.push(line);
  else if (command) {
    answer(taking[command][1]);
    if (spoken.includes(command)) {
      const words = lines
        .join(" ")
        .replace(/<[^>]*>/g, "")
        .replace(/\s+/g, " ")
        .trim();
      if (words) appendFileSync(file, `${words}\n`);
      answer("701 BEGIN", "702 END");
    }
    command = undefined;
    lines = [];
  } else if (line in taking) {
    command = line;
    answer(taking[line][0]);
  } else if (line in simple) {
    answer(...simple[line]);
    if (line === "QUIT") process.exit();
  } else answer("300 ERR UNKNOWN COMMAND");
}
