import { createServer } from "node:net";

/** Ports below those that systems give to outgoing connections, so none is taken between being found and being used. */
const FIRST = 20_000;
const COUNT = 12_000;

/** Finds a port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
