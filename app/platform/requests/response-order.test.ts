import { expect, test } from "vitest";
import { createResponseOrder } from "./response-order.ts";

test("an older response never replaces a newer one, and a newer one replaces an older", () => {
  const order = createResponseOrder();
  const [first, second, third] = [order.begin(), order.begin(), order.begin()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

test("a pending response does not overwrite what has become known from elsewhere", () => {
  const order = createResponseOrder();
  const before = order.begin();
  order.overtake();
  const after = order.begin();
  expect([before(), after()]).toEqual([false, true]);
});
