import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { ReleasingShop } from "./releasing-shop.ts";

// Each command starts several processes.
vi.setConfig({ testTimeout: 60_000 });

/** Built once: each test has a copy. */
const built = new ReleasingShop();
let shop: ReleasingShop;
let base = "";
const answer = async () => (await fetch(base, { headers: { connection: "close" } })).text();

beforeAll(async () => {
  built.write("first");
  expect(await built.run("build")).toMatchObject({ code: 0 });
});
afterAll(() => built.remove());
beforeEach(async () => {
  shop = built.copy();
  base = await shop.open({ PORT: String(await freePort()) });
});
afterEach(() => shop.remove());

test("one command releases a build, and one leads back", async () => {
  shop.write("second");
  expect(await shop.run("release")).toMatchObject({
    code: 0,
    said: expect.stringContaining("The shop runs the build"),
  });
  await shop.until(async () => (await answer()) === "second");
  expect(await shop.run("release", ["back"])).toMatchObject({ code: 0 });
  await shop.until(async () => (await answer()) === "first");
  expect(await shop.run("release", ["back"])).toEqual({ code: 1, said: "There is no build to go back to." });
});

test("a build that fails half-way, for want of room or otherwise, leaves the shop open and nothing behind", async () => {
  const before = [shop.builds, shop.history];
  for (const reason of ["ENOSPC: no space left on device, write", "a module is missing"]) {
    shop.write("second", { lastStep: `throw new Error("${reason}");` });
    const { code, said } = await shop.run("release");
    expect(code).toBe(1);
    expect(said).toContain(reason);
    expect(said.split("\n").at(-1)).toBe("The new build failed (see above); the shop goes on with the one it has.");
  }
  expect([shop.builds, shop.history]).toEqual(before);
  expect(await answer()).toBe("first");
});

test("a build that does not open is taken back, and the command says why", async () => {
  const before = shop.history;
  shop.write("second", { behaviour: "does not open" });
  const { code, said } = await shop.run("release");
  expect({ code, said }).toEqual({
    code: 1,
    said: "The new build did not open: a setting is wrong. The shop goes on with the one it has.",
  });
  expect(shop.history).toEqual(before);
  expect(await answer()).toBe("first");
});

test("goods that are in a database are put there beside the open shop, before the new build opens", async () => {
  const database = { DATABASE_URL: "postgres://shop@db.example/shop" };
  shop.write("second", { behaviour: "cannot be filled" });
  const { code, said } = await shop.run("release", [], database);
  expect(code).toBe(1);
  expect(said).toContain(
    "the database has no room\nThe new build's goods are not in the database (see above); the shop goes on.",
  );
  expect(await answer()).toBe("first");
  shop.write("third");
  expect(await shop.run("release", [], database)).toMatchObject({ code: 0 });
  const name = shop.history.at(-1) ?? "?";
  expect(readFileSync(join(shop.dataDir, "filled"), "utf8")).toContain(`/builds/${name}`);
  await shop.until(async () => (await answer()) === "third");
});

test("of two releases at once, one is refused", async () => {
  shop.write("second");
  const both = await Promise.all([shop.run("release"), shop.run("release")]);
  const [refused, done] = both.toSorted((a, b) => b.code - a.code);
  expect(done?.code).toBe(0);
  expect(refused?.said).toMatch(/^Another release is under way \(process \d+\): wait for its end\.$/);
  expect(shop.builds).toHaveLength(2);
  await shop.until(async () => (await answer()) === "second");
});

test("of several hosts none hands over before all are prepared", async () => {
  let isPrepared = false;
  const asked: string[] = [];
  const other = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(isPrepared ? 200 : 404).end();
  });
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const hosts = { RELEASE_HOSTS: `http://127.0.0.1:${(other.address() as AddressInfo).port}` };
  try {
    shop.write("second");
    expect((await shop.run("release", ["prepare"], hosts)).said).toMatch(/^The build \w{12} is prepared/);
    expect(await answer()).toBe("first");
    expect((await shop.run("release", [], hosts)).said).toContain("is not prepared for this release (404)");
    isPrepared = true;
    expect((await shop.run("release", [], hosts)).code).toBe(0);
    await shop.until(async () => (await answer()) === "second");
    expect(new Set(asked)).toEqual(new Set([`/assets/${shop.history.at(-1)}.txt`]));
  } finally {
    other.close();
  }
});

test("equal sources have builds of equal names on two hosts", async () => {
  const host = new ReleasingShop();
  host.write("first");
  await host.run("build");
  expect(host.history).toEqual(shop.history);
  host.write("second");
  await host.run("build");
  expect(host.history.at(-1)).not.toBe(shop.history.at(-1));
  await host.remove();
});
