import { describe, expect, it } from "vitest";
import { fieldErrors } from "../../platform/forms/field-errors.ts";
import { countWithdrawn, leftToWithdraw } from "../orders/count-withdrawn.ts";
import type { Order, OrderLine } from "../orders/order.ts";
import {
  emptyWithdrawal,
  type WithdrawalForm,
  withdrawalInput,
  withdrawalSchema,
  withdrawnLines,
} from "./withdrawal-form.ts";

const filled = { ...emptyWithdrawal, name: "Ada Lovelace", number: "V-7KQ4-M2XD", email: "ada@example.com" };
const order = {
  lines: [
    { id: "4", name: "Tote", quantity: 1, isReturnable: true },
    { id: "1", name: "Dress", color: "black", size: "m", quantity: 3, isReturnable: true },
  ],
} as unknown as Order;

function withdrawalErrors(form: WithdrawalForm, from: Order | undefined): Record<string, string> {
  const { error } = withdrawalSchema.safeParse(withdrawalInput(form, from));
  return error ? Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])) : {};
}

describe("the withdrawal form", () => {
  it("requires name, order number and email and nothing else", () => {
    expect(Object.keys(withdrawalErrors(emptyWithdrawal, undefined))).toEqual(["name", "number", "email"]);
    expect(withdrawalErrors(filled, undefined)).toEqual({});
  });
  it("rejects an invalid email address", () => {
    expect(withdrawalErrors({ ...filled, email: "ada" }, undefined)).toEqual({
      email: "Enter an e-mail address in the form name@example.com.",
    });
  });
  it("requires at least one piece for a partial withdrawal", () => {
    expect(withdrawalErrors({ ...filled, isPartial: true, pieces: { "4": 0 } }, order)).toEqual({
      lines: "Choose at least one item.",
    });
  });
  it("does not treat a part as the whole order while its lines are missing or another order's", () => {
    const part = { ...filled, isPartial: true, pieces: { "4": 1 } };
    expect(withdrawalErrors(part, order)).toEqual({});
    expect(withdrawalErrors(part, undefined)).toEqual({
      lines: "Show the items of the order, so that we know which of them you mean.",
    });
    const another = { lines: [{ id: "9", name: "Mug", quantity: 1, isReturnable: true }] } as unknown as Order;
    expect(withdrawalErrors(part, another)).toEqual({ lines: "Choose at least one item." });
  });
  it("sends no lines for the whole order", () => {
    expect(withdrawnLines({ ...filled, pieces: { "4": 1 } }, order)).toEqual([]);
  });
  it("sends what is left after earlier withdrawals, and nothing twice", () => {
    const [mug, shirt] = order.lines as [OrderLine, OrderLine];
    const cake = { ...mug, id: "5", isReturnable: false };
    const later = {
      ...order,
      lines: countWithdrawn([mug, shirt, cake], [[{ ...shirt, quantity: 2 }]]),
    };
    expect(withdrawnLines(filled, later)).toEqual([
      { id: "4", name: "Tote", quantity: 1 },
      { id: "1", name: "Dress", color: "black", size: "m", quantity: 1 },
    ]);
    const form = { ...filled, isPartial: true, pieces: { "1:black:m": 3 } };
    expect(withdrawnLines(form, later)).toEqual([{ id: "1", name: "Dress", color: "black", size: "m", quantity: 1 }]);
    const none = countWithdrawn(later.lines, [[]]);
    expect(none.map(leftToWithdraw)).toEqual([0, 0, 0]);
    expect(none.map(({ withdrawn }) => withdrawn)).toEqual([1, 3, undefined]);
  });
  it("sends the chosen pieces, never more than were ordered", () => {
    const form = { ...filled, isPartial: true, pieces: { "1:black:m": 9 } };
    expect(withdrawnLines(form, order)).toEqual([{ id: "1", name: "Dress", color: "black", size: "m", quantity: 3 }]);
  });
});
