import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Engine } from "./engine.ts";
import { Shopper } from "./shopper.ts";

const shop = createServer(({ url }, answer) => answer.writeHead(url === "/assets/cart-1.js" ? 200 : 404).end());
let base: string;
beforeAll(async () => {
  await new Promise<void>((listens) => shop.listen(0, listens));
  base = `http://localhost:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => void shop.close());

test.each([
  ["error loading dynamically imported module: {{base}}/assets/cart-1.js", []],
  ["error loading dynamically imported module: {{base}}/assets/cart-2.js", ["the shop has no /assets/cart-2.js"]],
  [
    "not handled: TypeError: Importing a module script failed. {{base}}/assets/cart-1.js {{base}}/assets/menu-3.js (/cart)",
    ["the shop has no /assets/menu-3.js"],
  ],
  ["cart is not defined", ["cart is not defined"]],
])("aborted requests are not errors, but missing files are: %s", async (fault, faults) => {
  const engine: Pick<Engine, "takeFaults"> = { takeFaults: async () => [fault.replaceAll("{{base}}", base)] };
  expect(await new Shopper(engine as Engine, base, "").faults()).toEqual(faults);
});
