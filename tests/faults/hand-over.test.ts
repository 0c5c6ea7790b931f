import { linkSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { BuiltShops } from "./built-shops.ts";

// Each of these starts up to six processes, one after the other, and waits twice for a build's trial.
vi.setConfig({ testTimeout: 90_000 });

let shops: BuiltShops;
beforeEach(async () => {
  shops = new BuiltShops();
  shops.add("aaaaaaaaaaaa");
  await shops.manage('makeCurrent("aaaaaaaaaaaa")');
});
afterEach(() => shops.remove());

/** Requests the shop; rejects on a reset, and after five seconds without an answer. */
function ask(base: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = get(base, { agent: agent ?? false, timeout: 5_000 }, (response) => {
      let text = "";
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve(text));
      response.on("error", reject);
    });
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
  });
}

/** Asks again and again, on kept-alive and on new connections, until told to stop; counts answers by build, and failures. */
function flood(base: string) {
  const counts: Record<string, number> = {};
  let isOver = false;
  const shopper = async (agent?: Agent) => {
    while (!isOver) {
      const said = await ask(base, agent).catch((error: NodeJS.ErrnoException) => `failed: ${error.code}`);
      counts[said] = (counts[said] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    agent?.destroy();
  };
  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const all = Promise.all([...Array.from({ length: 6 }, () => shopper(kept())), shopper(), shopper()]);
  return {
    counts,
    async stop() {
      isOver = true;
      await all;
      return counts;
    },
  };
}

test("a new build takes over without a refused or cut connection, and so does the way back", async () => {
  const base = await shops.open({ WORKERS: "2" });
  shops.add("bbbbbbbbbbbb");
  const asked = flood(base);
  for (const name of ["bbbbbbbbbbbb", "aaaaaaaaaaaa"]) {
    await shops.manage(`makeCurrent("${name}")`);
    shops.signal("SIGUSR2");
    await shops.until(() => shops.said.includes(`The shop runs ${shops.folder}/builds/${name}`));
    const before = asked.counts[name] ?? 0;
    await shops.until(() => (asked.counts[name] ?? 0) > before + 20);
  }
  expect(Object.keys(await asked.stop()).toSorted()).toEqual(["aaaaaaaaaaaa", "bbbbbbbbbbbb"]);
});

test.each(["does not open", "dies at a request"] as const)(
  "a new build that %s leaves the old one open",
  async (behaviour) => {
    const base = await shops.open();
    shops.add("bbbbbbbbbbbb", behaviour);
    await shops.manage('makeCurrent("bbbbbbbbbbbb")');
    shops.signal("SIGUSR2");
    // The one that opens gets requests, and ends with the first of them.
    await shops.until(async () => {
      await ask(base).catch(() => undefined);
      return shops.said.includes(`The shop goes on with ${shops.folder}/builds/aaaaaaaaaaaa`);
    });
    expect(await ask(base)).toBe("aaaaaaaaaaaa");
    const why = behaviour === "does not open" ? "a setting is wrong" : "it ended at one of its first requests";
    expect(shops.said).toContain(`as ${shops.folder}/builds/bbbbbbbbbbbb does not open: ${why}\n`);
  },
);

test("a worker that ends is replaced; one of a build that is new, by the build before", async () => {
  const base = await shops.open({ PORT: String(await freePort()) });
  shops.add("bbbbbbbbbbbb");
  await ask(`${base}/end/aaaaaaaaaaaa`).catch(() => undefined);
  await shops.until(async () => (await ask(base).catch(() => "")) === "aaaaaaaaaaaa");
  await shops.manage('makeCurrent("bbbbbbbbbbbb")');
  shops.signal("SIGUSR2");
  await shops.until(() => shops.said.includes(`The shop runs ${shops.folder}/builds/bbbbbbbbbbbb now`));
  await shops.until(async () => {
    await ask(`${base}/end/bbbbbbbbbbbb`).catch(() => undefined);
    return shops.said.includes(`The shop runs ${shops.folder}/builds/aaaaaaaaaaaa now`);
  });
  expect(await ask(base)).toBe("aaaaaaaaaaaa");
  expect(shops.said).toContain("the new build's worker ended: npm run release -- back");
});

test("the shop ends once it is told to, also twice, and answers what is under way", async () => {
  const base = await shops.open();
  const agent = new Agent({ keepAlive: true });
  await ask(base, agent);
  shops.signal("SIGTERM");
  shops.signal("SIGTERM");
  expect(await ask(base, agent), "on a connection that was open before").toBe("aaaaaaaaaaaa");
  expect(await shops.ended()).toBe(0);
  agent.destroy();
});

test("workers end with the process that owns the port, so that a new start finds it free", async () => {
  const base = await shops.open();
  shops.signal("SIGKILL");
  await shops.ended();
  await shops.until(() =>
    ask(base).then(
      () => false,
      () => true,
    ),
  );
  shops.said = "";
  expect(await ask(await shops.open({ PORT: new URL(base).port }))).toBe("aaaaaaaaaaaa");
});

test("a second shop on the port does not open, and says why in one line", async () => {
  const base = await shops.open();
  const second = new BuiltShops();
  second.add("cccccccccccc");
  await second.manage('makeCurrent("cccccccccccc")');
  await expect(second.open({ PORT: new URL(base).port })).rejects.toThrow(
    /^The shop cannot open: the port is in use.*\n$/,
  );
  await second.remove();
});

test("the last three builds stay, the one that is running, and for 14 days what they shared", async () => {
  await shops.open();
  for (const name of ["bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd"]) {
    shops.add(name);
    await shops.manage(`makeCurrent("${name}")`);
  }
  const assets = join(shops.folder, "builds/assets");
  mkdirSync(assets);
  writeFileSync(join(assets, "of-a-build-that-has-gone.js"), "");
  writeFileSync(join(shops.folder, "builds/dddddddddddd/shared.js"), "");
  linkSync(join(shops.folder, "builds/dddddddddddd/shared.js"), join(assets, "shared.js"));
  const stay = async (days: number) => {
    await shops.manage(`removeOldBuilds(Date.now() + ${days} * 86_400_000)`);
    return [
      JSON.parse(await shops.manage("formerBuilds()"))
        .map(([first]: string) => first)
        .join(""),
      readdirSync(assets),
    ];
  };
  expect(await stay(13.9)).toEqual(["abcd", ["of-a-build-that-has-gone.js", "shared.js"]]);
  shops.signal("SIGTERM");
  await shops.ended();
  expect(await stay(14.1)).toEqual(["bcd", ["shared.js"]]);
  await shops.manage('makeCurrent("cccccccccccc")');
  expect(JSON.parse(await shops.manage("formerBuilds()"))).toEqual(["bbbbbbbbbbbb", "cccccccccccc"]);
});

test("Prometheus gets the numbers of all workers from a port of its own, and a build that has none goes on", async () => {
  const port = await freePort();
  const numbers = () => fetch(`http://127.0.0.1:${port}/metrics`);
  shops.add("bbbbbbbbbbbb", "has numbers");
  await shops.manage('makeCurrent("bbbbbbbbbbbb")');
  const base = await shops.open({ WORKERS: "2", METRICS_PORT: String(port) });
  const told = await numbers();
  expect(told.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const pids = (await told.text()).split(" ");
  expect(new Set(pids).size).toBe(2);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await shops.manage('makeCurrent("aaaaaaaaaaaa")');
  shops.signal("SIGUSR2");
  await shops.until(async () => (await ask(base)) === "aaaaaaaaaaaa");
  await shops.until(async () => (await numbers()).status === 503);
  // Asked, they would have taken it for the word to leave. Those of the build before still answer for a moment.
  await shops.until(async () => {
    const said = await Promise.all(Array.from({ length: 8 }, () => ask(base)));
    return said.every((name) => name === "aaaaaaaaaaaa");
  });
});
