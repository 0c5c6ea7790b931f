import { expect, test } from "vitest";
import { createAnswerOrder } from "./answer-order.ts";

test("an older response never replaces a newer one, and a newer one replaces an older", () => {
  const order = createAnswerOrder();
  const [first, second, third] = [order.ask(), order.ask(), order.ask()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

test("a pending response does not overwrite what has become known from elsewhere", () => {
  const order = createAnswerOrder();
  const before = order.ask();
  order.overtake();
  const after = order.ask();
  expect([before(), after()]).toEqual([false, true]);
});
