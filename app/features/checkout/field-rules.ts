import type { CheckoutField } from "../../settings/checkout-fields.ts";
import { line, NO_CONTROLS_BUT_BREAKS, optionalLine } from "../orders/form-fields.ts";

type Rules<Fields> = {
  [Name in keyof Fields]: ReturnType<Fields[Name] extends { missing: string } ? typeof line : typeof optionalLine>;
};

/** Returns the rule of each field, as its row in the table says. */
export function fieldRules<Fields extends Readonly<Record<string, CheckoutField>>>(fields: Fields): Rules<Fields> {
  const rules = Object.entries(fields).map(([name, { max, missing, rows }]) => {
    const allowed = rows ? NO_CONTROLS_BUT_BREAKS : undefined;
    return [name, missing ? line(max, missing, allowed) : optionalLine(max, allowed)];
  });
  return Object.fromEntries(rules);
}
