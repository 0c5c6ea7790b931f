import { expect, test } from "vitest";
import { createAnswerOrder } from "./answer-order.ts";

test("an older answer takes nothing from a newer one, and a newer one takes the place of an older", () => {
  const order = createAnswerOrder();
  const [first, second, third] = [order.ask(), order.ask(), order.ask()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

test("what is known from elsewhere by now is not overwritten by an answer that was on its way", () => {
  const order = createAnswerOrder();
  const before = order.ask();
  order.overtake();
  const after = order.ask();
  expect([before(), after()]).toEqual([false, true]);
});
