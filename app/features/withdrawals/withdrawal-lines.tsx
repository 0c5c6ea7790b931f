import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { QuantityStepper } from "~/platform/ui/quantity-stepper.tsx";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { choiceInWords } from "../catalogue/choice-words.ts";
import { hasWithdrawn, hasWithdrawnAll, leftToWithdraw } from "../orders/count-withdrawn.ts";
import type { Order, OrderLine } from "../orders/order.ts";
import { lineKey } from "../orders/order-line-key.ts";
import type { WithdrawalForm } from "./withdrawal-form.ts";

type WithdrawalLinesProps = { order: Order; form: WithdrawalForm; onChange: (form: WithdrawalForm) => void };

/** The choice between the whole order and some pieces; lines without a right of withdrawal are marked. */
export function WithdrawalLines({ order, form, onChange }: WithdrawalLinesProps) {
  const { t } = useTranslation("checkout");
  const isRest = hasWithdrawn(order);
  if (hasWithdrawnAll(order))
    return (
      <p className="font-medium">
        {t("You have already withdrawn from everything in this order that can be sent back.")}
      </p>
    );
  const all = isRest ? t("All that is left") : t("The whole order");
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t("What are you withdrawing from?")}</legend>
      {[false, true].map((isPartial) => (
        <label key={String(isPartial)} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            autoComplete="off"
            name="withdraw-part"
            className="size-5"
            checked={form.isPartial === isPartial}
            onChange={() => onChange({ ...form, isPartial })}
          />
          {isPartial ? t("Only some of it") : all}
        </label>
      ))}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <LineChoiceRow key={lineKey(line)} line={line} form={form} onChange={onChange} />
        ))}
      </ul>
    </fieldset>
  );
}

type LineChoiceRowProps = { line: OrderLine; form: WithdrawalForm; onChange: (form: WithdrawalForm) => void };

function LineChoiceRow({ line, form, onChange }: LineChoiceRowProps) {
  const { t } = useTranslation("checkout");
  const key = lineKey(line);
  const left = leftToWithdraw(line);
  const choice = choiceInWords(t, line.color, line.size);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="font-medium">
          <ProductName of={line} /> <span className="font-normal text-muted">× {line.quantity}</span>
        </p>
        {choice && <p className="text-sm text-muted">{choice}</p>}
        {line.withdrawn && (
          <p className="text-sm text-muted">{t("{{pieces}} already withdrawn", { pieces: line.withdrawn })}</p>
        )}
        {!line.isReturnable && (
          <p className="text-sm text-warn">
            {t("Not covered by the right of withdrawal: perishable, sealed or made to measure")}
          </p>
        )}
      </div>
      {form.isPartial && left > 0 && (
        <QuantityStepper
          name={line.name}
          quantity={form.pieces[key] ?? 0}
          least={0}
          most={left}
          onChange={(pieces) => onChange({ ...form, pieces: { ...form.pieces, [key]: pieces } })}
        />
      )}
    </li>
  );
}
