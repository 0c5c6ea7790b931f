import { type ReactNode, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { townLine } from "~/settings/town-line.ts";
import { addressFields, addressOf, TICKED } from "../checkout/checkout-draft.ts";
import { RadioCard } from "../checkout/radio-card.tsx";
import type { CheckoutFormState } from "../checkout/use-checkout-form.ts";
import type { SavedAddress } from "./account.ts";
import { type AddressBook, findSaved } from "./address-book.ts";

type CheckoutAddressesProps = { form: CheckoutFormState; book: AddressBook; children: ReactNode };

/** The signed-in user's saved addresses around the address fields they fill in, and a checkbox to save a new one. */
export function CheckoutAddresses({ form, book, children }: CheckoutAddressesProps) {
  const { t } = useTranslation("checkout");
  const { addresses } = book;
  const chosen = findSaved(book, addressOf(form.texts, "address"));
  return (
    <>
      {addresses === undefined && (
        <p className="mb-5 text-muted">{t("Your saved addresses cannot be loaded right now.")}</p>
      )}
      {addresses && addresses.length > 0 && <Choice {...{ form, addresses, chosen }} />}
      {children}
      {!chosen && (
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={form.texts.savesAddress === TICKED}
            onChange={(event) => form.change({ savesAddress: event.target.checked ? TICKED : "" })}
          />
          {t("Save to my address book")}
        </label>
      )}
    </>
  );
}

type ChoiceProps = { form: CheckoutFormState; addresses: readonly SavedAddress[]; chosen: SavedAddress | undefined };

/** The selection follows the field values; a typed address is kept so that the shopper can switch back to it. */
function Choice({ form, addresses, chosen }: ChoiceProps) {
  const { t } = useTranslation("checkout");
  const now = addressOf(form.texts, "address");
  const { name, country } = now;
  const [typed, setTyped] = useState<typeof now>({});
  const fill = (address: typeof now) => {
    if (!chosen) setTyped(now);
    form.change(addressFields(address));
  };
  return (
    <fieldset className="mb-8">
      <legend className="mb-3">{t("Your addresses")}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.map(({ id, address }) => (
          <RadioCard
            key={id}
            name="saved-address"
            value={id}
            checked={id === chosen?.id}
            onChange={() => fill(address)}
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">
                <bdi>{address.name}</bdi>
              </span>
              <span className="block text-sm text-muted">
                <bdi>{`${address.street}, ${townLine(address)}`}</bdi>
              </span>
            </span>
          </RadioCard>
        ))}
        <RadioCard name="saved-address" value="" checked={!chosen} onChange={() => fill({ name, country, ...typed })}>
          <span className="font-medium">{t("Another address")}</span>
        </RadioCard>
      </div>
    </fieldset>
  );
}
