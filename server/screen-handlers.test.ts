import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createScreenHandlers } from "./screen-handlers.ts";

const paths = ["", "cart", "product/:id", "product-slider/:id", "my-account/:section?", "*"];

const routes = Object.fromEntries([
  ["root", { id: "root", path: "", module: { default: () => null } }],
  ["screens", { id: "screens", parentId: "root", module: { default: () => null } }],
  ...paths.map((path) => [
    `screen ${path}`,
    { id: `screen ${path}`, parentId: "screens", path, index: path === "", module: { default: () => null } },
  ]),
]);

/** A build whose documents are the ids of the matched routes and their parameters. */
const build = {
  routes,
  assets: { routes: {}, version: "1" },
  entry: {
    module: {
      default: (_: unknown, status: number, __: unknown, { staticHandlerContext: { matches } }: Shown) =>
        new Response(JSON.stringify([status, matches.map(({ route, params }) => [route.id, params])])),
    },
  },
  future: {},
  ssr: true,
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;
type Shown = { staticHandlerContext: { matches: { route: { id: string }; params: object }[] } };

const answerOf = async (handle: ReturnType<typeof createScreenHandlers>, path: string) =>
  (await handle(new Request(`http://localhost${path}`), new RouterContextProvider())).text();

test.each([
  ["/", "screen "],
  ["/cart", "screen cart"],
  ["/cart/", "screen cart"],
  ["/CART?page=2", "screen cart"],
  ["/c%61rt", "screen cart"],
  ["/product/3", "screen product/:id"],
  ["/product-slider/3", "screen product-slider/:id"],
  ["/product", "screen *"],
  ["/my-account", "screen my-account/:section?"],
  ["/my-account/orders", "screen my-account/:section?"],
  ["/my-account/orders/7", "screen *"],
  ["/nowhere", "screen *"],
  ["/caf%C3%A9", "screen *"],
  ["/%", "screen *"],
])("%s reaches the screen that the whole router finds", async (path, screen) => {
  const found = await answerOf(createScreenHandlers(build, "production"), path);
  expect(found).toBe(await answerOf(createRequestHandler(build, "production"), path));
  expect(found).toContain(`"${screen}"`);
});
