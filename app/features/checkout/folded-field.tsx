import type { ComponentProps } from "react";
import { flushSync } from "react-dom";
import { TypedField } from "./typed-field.tsx";

type Folding = {
  id: string;
  value: string;
  error?: string | undefined;
  isUnfolded: boolean;
  /** Called when the field gets the focus, after which it stays, even emptied. */
  onUnfold: () => void;
};

type FoldedFieldProps = ComponentProps<typeof TypedField> & Folding;

const isShown = ({ value, error, isUnfolded }: Folding) => isUnfolded || value !== "" || error !== undefined;

/**
 * An optional field that few fill in: out of sight until it is wanted, has a text or an error. It is part of the page all
 * the while, so that browsers fill it in with the rest of an address.
 */
export function FoldedField({ isUnfolded, onUnfold, className, ...field }: FoldedFieldProps) {
  const isVisible = isShown({ ...field, isUnfolded, onUnfold });
  return (
    <div className={isVisible ? className : "sr-only"} aria-hidden={isVisible ? undefined : true}>
      <TypedField {...field} tabIndex={isVisible ? undefined : -1} onFocus={onUnfold} />
    </div>
  );
}

/** Buttons that show and focus the fields that are folded; nothing if all are shown. */
export function UnfoldButtons({ fields }: { fields: readonly (Folding & { label: string })[] }) {
  const folded = fields.filter((field) => !isShown(field));
  if (folded.length === 0) return null;
  return (
    <div className="-mt-2 flex flex-wrap gap-x-6 sm:col-span-6">
      {folded.map(({ id, label, onUnfold }) => (
        <button
          key={id}
          type="button"
          className="min-h-11 text-[0.9375rem] underline underline-offset-4"
          onClick={() => {
            flushSync(onUnfold);
            document.getElementById(id)?.focus();
          }}
        >
          <span aria-hidden>+ </span>
          {label}
        </button>
      ))}
    </div>
  );
}
