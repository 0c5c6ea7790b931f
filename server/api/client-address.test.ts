import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientNetwork } from "./client-address.ts";

const app = new Hono().get("/", (c) => c.text(clientNetwork(c, { trustProxy: false }) ?? "none"));
const networkOf = async (remoteAddress?: string) =>
  (await app.request("/", {}, { incoming: { socket: { remoteAddress } } })).text();

test("limits count a whole IPv4 address, however the connection writes it", async () => {
  expect(await networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(await networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(await networkOf()).toBe("none");
});

test("limits count the addresses of one IPv6 network together, and those of two separately", async () => {
  for (const address of ["2001:db8:1:2::7", "2001:0db8:0001:0002:ffff:0:0:1", "2001:DB8:1:2:1:2:3:4", "2001:db8:1:2::"])
    expect(await networkOf(address)).toBe("2001:db8:1:2");
  expect(await networkOf("2001:db8:1:3::7")).toBe("2001:db8:1:3");
  expect(await networkOf("2001:db8::7")).toBe("2001:db8:0:0");
  expect(await networkOf("::1")).toBe("0:0:0:0");
  expect(await networkOf("fe80::1%eth0")).toBe("fe80:0:0:0");
});
