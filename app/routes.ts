import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { shop } from "../shop.config.ts";
import { ownPages } from "./features/information/own-pages.server.ts";
import { hasSeveralHomes } from "./settings/has-several-homes.ts";
import { pageTable } from "./settings/page-table.ts";
import { fitHomes } from "./showcase/homes/fit-homes.server.ts";
import { chooseHomes, fileOf, ownPath } from "./showcase/homes/open-homes.ts";

/** `react-router typegen` covers every home page, as the compiler also reads those that are closed. */
const isForTypes = process.argv.includes("typegen");
const { homes } = isForTypes ? { homes: { ...shop.homes, open: "all" as const } } : await fitHomes(shop.homes);
const [main, ...otherHomes] = chooseHomes(homes);

/** What only this shop knows of some kinds of pages: the owner's own pages, and whether there is an index of homes. */
const inThisShop: Readonly<Record<string, readonly string[]>> = {
  information: [...pageTable.information.paths, ...ownPages()],
  homes: hasSeveralHomes({ homes }) ? pageTable.homes.paths : [],
};

/** No page of an owner's can have the id of another kind, as their names have no dots. */
function routesOf(name: string, paths: readonly string[]): RouteConfigEntry[] {
  const idOf = (path: string) => (paths.length === 1 ? `${name}.page` : path.replace(/\/.*/, ""));
  return paths.map((path) => route(path, `pages/${name}.page.tsx`, { id: idOf(path) }));
}

/** All routes of the shop: the open home pages, and the kinds of pages in `settings/page-table.ts`. */
export default [
  layout("shell/screens.tsx", [
    index(fileOf(main)),
    route(ownPath(main).slice(1), "pages/main-home.page.tsx"),
    ...otherHomes.map((home) => route(home.path.slice(1), fileOf(home))),
    ...Object.entries(pageTable).flatMap(([name, { paths }]) => routesOf(name, inThisShop[name] ?? paths)),
  ]),
] satisfies RouteConfig;
