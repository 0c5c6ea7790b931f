import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** The first segment of a URL that is spelled as routes are. */
const plainSegment = /^\/([\w-]*)(?:\/|$)/;

/**
 * Creates a build's request handler. A router tries each of its routes several times per page, so a request goes to a
 * router that has only the routes with the URL's first segment, and those for any URL.
 */
export function createScreenHandlers(build: ServerBuild, mode: string): Handle {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const screens = Map.groupBy(
    routes.filter(({ id }) => !parents.has(id)),
    firstSegment,
  );
  const forAny = screens.get("*") ?? [];
  const handlers = new Map<string, Handle>();
  for (const [segment, own] of screens) {
    const branch = [...own, ...forAny].flatMap((route) => withParents(route, build.routes));
    handlers.set(segment, createRequestHandler({ ...build, routes: Object.fromEntries(branch) }, mode));
  }
  const whole = createRequestHandler(build, mode);
  return (request, context) => {
    const segment = plainSegment.exec(new URL(request.url).pathname)?.[1]?.toLowerCase();
    return ((segment === undefined ? undefined : handlers.get(segment)) ?? whole)(request, context);
  };
}

function firstSegment({ path = "" }: Route): string {
  return path.split("/", 1)[0]?.toLowerCase() ?? "";
}

function withParents(route: Route, routes: Routes): [string, Route][] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...(parent ? withParents(parent, routes) : []), [route.id, route]];
}
