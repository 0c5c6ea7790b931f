import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { handleError } from "./entry.server.tsx";
import { requestWords } from "./i18n/request-words.ts";
import type { Words } from "./i18n/words.ts";

/** What is written into the log of an error. */
function loggedOf(error: unknown): unknown[] {
  const logged: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(requestWords, {
    language: "en",
    words: {} as Words,
    origin: "",
    report: (told) => void logged.push(told),
  });
  handleError(error, { request: new Request("http://localhost/product/1"), params: {}, context });
  return logged;
}

test("what a loader throws is in the log", () => {
  const away = new Error("the catalogue is away");
  expect(loggedOf(away)).toEqual([away]);
});

test("a method that no screen takes is not: robots try many", () => {
  const refused = new ErrorResponse(405, "Method Not Allowed", new Error("You made a PUT request"), true);
  expect(loggedOf(refused)).toEqual([]);
});
