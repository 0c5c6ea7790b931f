import { type ComponentProps, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { CheckoutField } from "~/settings/checkout-fields.ts";
import { FoldedField, UnfoldButtons } from "./folded-field.tsx";
import { TypedField } from "./typed-field.tsx";

type Props = ComponentProps<typeof TypedField>;
/** A form's props for one of its fields. */
export type FormField = Pick<Props, "id" | "name" | "value" | "form" | "error" | "onChange" | "onBlur">;

type TypedFieldsProps<Name extends string> = {
  fields: readonly (readonly [Name, CheckoutField])[];
  field: (name: Name) => FormField;
  /** What some of them have besides what their rows say. */
  own?: { readonly [Some in Name]?: Partial<Pick<Props, "hint" | "onChange" | "onBlur">> };
  /** Returns what browsers fill in, where a form has several of them. */
  fill?: (autoComplete: string) => string;
  className?: string;
};

/** Fields as their rows in the table of the checkout's fields say; below them, the buttons of those that are folded. */
export function TypedFields<Name extends string>({ fields, field, own, fill, className }: TypedFieldsProps<Name>) {
  const { t } = useTranslation("checkout");
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const shown = fields.map(([name, { label, hint, max, missing, autoComplete, unfold, kind, rows }]) => ({
    ...field(name),
    label: t(label),
    hint: hint && t(hint),
    kind,
    rows,
    maxLength: max,
    required: missing !== undefined,
    className,
    ...(autoComplete && { autoComplete: fill ? fill(autoComplete) : autoComplete }),
    ...own?.[name],
    isUnfolded: !unfold || unfolded.includes(name),
    onUnfold: () => setUnfolded((names) => [...names, name]),
    action: unfold && t(unfold),
  }));
  return (
    <>
      {shown.map(({ action, isUnfolded, onUnfold, ...props }) =>
        action ? (
          <FoldedField key={props.id} {...{ ...props, isUnfolded, onUnfold }} />
        ) : (
          <TypedField key={props.id} {...props} />
        ),
      )}
      <UnfoldButtons fields={shown.map(({ action = "", ...folding }) => ({ ...folding, label: action }))} />
    </>
  );
}
