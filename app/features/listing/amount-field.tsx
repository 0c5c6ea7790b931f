import { type KeyboardEvent, useState } from "react";
import { type PriceRange, readAmount } from "./price-range.ts";

type AmountFieldProps = {
  /** Which end of the range it is. */
  end: keyof PriceRange;
  /** Its name in the form. */
  name: string;
  label: string;
  shortLabel: string;
  /** Placeholder while the field is empty. */
  bound: number;
  amount: number | undefined;
  sign: string;
  /** How many the currency has. */
  decimals: number;
  onBegin: () => void;
  /** Called with each amount while typing, before `onCommit`. */
  onType: ((amount: number | undefined) => void) | undefined;
  onCommit: (amount: number | undefined) => void;
};

/** A field for one end of a range; what is typed applies when it is left or with Enter. */
export function AmountField({ end, name, label, shortLabel, bound, amount, sign, decimals, ...on }: AmountFieldProps) {
  const { onBegin, onType, onCommit } = on;
  const [typed, setTyped] = useState<string>();
  function report(text: string, onAmount: AmountFieldProps["onType"]) {
    const read = readAmount(text, end, decimals);
    if (read !== undefined || text.trim() === "") onAmount?.(read);
  }
  function commit() {
    if (typed === undefined) return;
    setTyped(undefined);
    report(typed, onCommit);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    commit();
  }
  return (
    <label className="text-sm">
      <span aria-hidden className="mb-1 block text-muted">
        {shortLabel}
      </span>
      <span className="sr-only">{label}</span>
      <span className="flex h-11 items-center gap-1.5 rounded-base border border-muted/60 bg-surface px-3 has-focus-visible:outline-2">
        <span aria-hidden className="text-muted">
          {sign}
        </span>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? (amount === undefined ? "" : String(amount))}
          placeholder={String(bound)}
          onChange={(event) => {
            if (typed === undefined) onBegin();
            setTyped(event.target.value);
            report(event.target.value, onType);
          }}
          onBlur={commit}
          onKeyDown={handleKey}
          className="w-full min-w-0 bg-transparent tabular-nums outline-none placeholder:text-muted"
        />
      </span>
    </label>
  );
}
