import type { Plugin } from "vite";

type Exports = Readonly<Record<string, string>>;

/**
 * What the router does in browsers without its instrumentation, and when every page has the whole list of routes
 * (`routeDiscovery` in `react-router.config.ts`). `undefined` is what only servers use. The build fails if the router
 * imports more of these files.
 */
const unused: Readonly<Record<string, Exports>> = {
  "router/instrumentation": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
    getRouteInstrumentationUpdates: "() => ({})",
    instrumentClientSideRouter: "(router) => router",
    instrumentHandler: "(handler) => handler",
    instrumentationResultMetaContext: "undefined",
  },
  "dom/ssr/fog-of-war": {
    getManifestPath: "undefined",
    getManifestPathsParam: "undefined",
    getPartialManifest: "(manifest) => manifest",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    getPathsWithAncestors: "undefined",
    handleClientVersionMismatch: "undefined",
    isFogOfWarEnabled: "() => false",
    shouldUseInitialRouteDiscovery: "undefined",
    useFogOFWarDiscovery: "() => undefined",
  },
  "dom/ssr/route-discovery": {
    RouteDiscoveryRuntime: "undefined",
    getCustomPatchRoutesOnNavigationFunction: "() => undefined",
    useCustomRouteDiscovery: "() => undefined",
    useRouteDiscovery: "() => undefined",
  },
};

const files = /\/react-router\/dist\/production\/lib\/([\w/-]+)\.js$/;

/** Drops parts of the router that the shop does not use from the scripts that every page loads. */
export function unusedRouterPartsPlugin(): Plugin {
  return {
    name: "unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: files },
      handler(_, id) {
        const exported = unused[files.exec(id)?.[1] ?? ""];
        if (!exported) return undefined;
        const code = Object.entries(exported).map(([name, value]) => `export const ${name} = ${value};\n`);
        return { code: code.join(""), map: null };
      },
    },
  };
}
