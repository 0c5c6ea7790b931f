import type { Plugin } from "vite";

const instrumentation = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;

/** What the router does without instrumentation; only servers use the last two. The build fails if it imports more. */
const exported: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  getRouteInstrumentationUpdates: "() => ({})",
  instrumentClientSideRouter: "(router) => router",
  instrumentHandler: "(handler) => handler",
  instrumentationResultMetaContext: "undefined",
};

/** Drops the router's instrumentation, which the shop does not use, from the scripts that every page loads. */
export function noInstrumentationPlugin(): Plugin {
  const code = Object.entries(exported).map(([name, value]) => `export const ${name} = ${value};\n`);
  return {
    name: "no-instrumentation",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: { filter: { id: instrumentation }, handler: () => ({ code: code.join(""), map: null }) },
  };
}
