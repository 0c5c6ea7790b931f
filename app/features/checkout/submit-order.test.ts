import { beforeEach, describe, expect, it, vi } from "vitest";
import { currentAttempt, forgetAttempt } from "../cart/order-attempt.store.ts";
import { type OrderRequest, replaceEarlier, submitOrder } from "./submit-order.ts";

const asked: { path: string; body: Record<string, unknown> | undefined }[] = [];
let answers: Response[] = [];

vi.stubGlobal("document", { cookie: "csrf=token" });
vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
  asked.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
  const answer = answers.shift();
  if (!answer) throw new TypeError("Failed to fetch");
  return answer;
});

const request = { lines: [{ id: "4", quantity: 1 }], language: "en", total: 1000 } as unknown as OrderRequest;
const placed = () => Response.json({ order: { number: "V-1", code: "C", payUrl: "/pay/V-1?code=C" } }, { status: 201 });
const refused = (code: string, status = 409) => Response.json({ error: { code, message: "No." } }, { status });
const inState = (state: string, lines = request.lines) =>
  Response.json({ order: { number: "V-1", code: "C", state, lines } });
const keys = () => asked.flatMap(({ body }) => (body?.["key"] ? [body["key"]] : []));

beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.stubGlobal("localStorage", undefined);
  forgetAttempt();
});

describe("submitting an order", () => {
  it("returns the payment page and remembers the order", async () => {
    answers = [placed()];
    expect(await submitOrder(request)).toEqual({ ok: true, path: "/pay/V-1?code=C" });
    expect(currentAttempt()?.order).toEqual({ number: "V-1", code: "C" });
  });
  it("keeps its key when the network fails, so that a retry is the same order", async () => {
    expect(await submitOrder(request)).toMatchObject({ ok: false, kind: "refused", failure: { status: 0 } });
    answers = [placed()];
    await submitOrder(request);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });
  it("keeps its key when the shopper comes back from the payment page", async () => {
    answers = [placed(), inState("awaiting-payment"), placed()];
    await submitOrder(request);
    await submitOrder(request);
    expect(new Set(keys()).size).toBe(1);
  });
  it("is a new order once the earlier one has ended", async () => {
    answers = [placed(), inState("cancelled"), placed()];
    await submitOrder(request);
    await submitOrder(request);
    expect(new Set(keys()).size).toBe(2);
  });
  it("leads to the earlier order if that has been paid meanwhile", async () => {
    answers = [placed(), inState("paid")];
    await submitOrder(request);
    expect(await submitOrder(request)).toEqual({ ok: true, path: "/success?order=V-1&code=C" });
    expect(keys()).toHaveLength(1);
  });
  it("does not mistake the earlier order for this one if the lines differ", async () => {
    answers = [placed(), inState("paid"), placed()];
    await submitOrder(request);
    const other = { ...request, lines: [{ id: "7", quantity: 1 }] } as OrderRequest;
    const earlier = { number: "V-1", code: "C" };
    expect(await submitOrder(other)).toMatchObject({ ok: false, kind: "paid-before", earlier });
    expect(await submitOrder(other)).toMatchObject({ ok: true, path: "/pay/V-1?code=C" });
    expect(new Set(keys()).size).toBe(2);
  });
  it("is a new order once another tab has shown that the earlier one is paid", async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    answers = [placed()];
    await submitOrder(request);
    // The other tab settles the order: it forgets the attempt and takes what was ordered out of the cart.
    stored.clear();
    answers = [placed()];
    expect(await submitOrder(request)).toEqual({ ok: true, path: "/pay/V-1?code=C" });
    expect(new Set(keys()).size).toBe(2);
  });
  it("never replaces an order with other details by itself", async () => {
    answers = [placed(), inState("awaiting-payment"), refused("key-reused", 422)];
    await submitOrder(request);
    const earlier = { number: "V-1", code: "C" };
    expect(await submitOrder(request)).toEqual({ ok: false, kind: "placed-before", earlier });
    answers = [inState("cancelled"), placed()];
    expect(await replaceEarlier(earlier)).toBeUndefined();
    await submitOrder(request);
    expect(new Set(keys()).size).toBe(2);
  });
  it("reports that an earlier attempt arrived although its response was lost", async () => {
    answers = [refused("key-reused", 422)];
    expect(await submitOrder(request)).toEqual({ ok: false, kind: "placed-unknown" });
    expect(currentAttempt()).toBeUndefined();
  });
});
