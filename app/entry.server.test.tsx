import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { handleError } from "./entry.server.tsx";
import { requestWords } from "./platform/i18n/request-words.ts";
import type { Words } from "./platform/i18n/words.ts";

/** Returns what is logged for an error. */
function loggedOf(error: unknown): unknown[] {
  const logged: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(requestWords, {
    language: "en",
    words: {} as Words,
    origin: "",
    structuredData: [],
    report: (error) => void logged.push(error),
  });
  handleError(error, { request: new Request("http://localhost/product/1"), params: {}, context });
  return logged;
}

test("an error thrown by a loader is logged", () => {
  const away = new Error("the catalogue is away");
  expect(loggedOf(away)).toEqual([away]);
});

test("a method that no screen accepts is not logged: robots try many", () => {
  const refused = new ErrorResponse(405, "Method Not Allowed", new Error("You made a PUT request"), true);
  expect(loggedOf(refused)).toEqual([]);
});
