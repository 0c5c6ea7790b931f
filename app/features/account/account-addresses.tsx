import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { useFocusAfterRemoval } from "~/platform/ui/use-focus-after-removal.ts";
import { AddressCard, type Addresses } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";
import { QueryView } from "./query-view.tsx";
import { useAccountQuery } from "./use-account-query.ts";

/** The address being edited: its id, or none for a new one. */
type Writing = { id?: string } | undefined;

/** The account's address book; the default address is filled in at checkout. */
export function AccountAddresses() {
  const { t } = useTranslation("account");
  const { query, reload, show } = useAccountQuery<Addresses>("/api/account/addresses");
  const [writing, setWriting] = useState<Writing>();
  const wasWriting = useRef(false);
  // When the focused form unmounts, move the focus to the heading and scroll to the top, where its result shows.
  useEffect(() => {
    if (wasWriting.current && !writing) {
      focusHeading();
      window.scrollTo(0, 0);
    }
    wasWriting.current = writing !== undefined;
  }, [writing]);
  const done = (data: Addresses) => {
    show(data);
    setWriting(undefined);
  };
  return (
    <QueryView query={query} onRetry={reload}>
      {({ addresses }) => {
        if (writing) {
          const saved = addresses.find(({ id }) => id === writing.id);
          return <AddressForm saved={saved} onDone={done} onLeave={() => setWriting(undefined)} />;
        }
        return (
          <>
            <p className="mb-6 max-w-xl text-muted">
              {addresses.length > 0
                ? t("The default address is filled in at checkout; you can change it there for each order.")
                : t("No addresses yet. The first one you add is filled in at checkout.")}
            </p>
            <AddressList addresses={addresses} onEdit={(id) => setWriting({ id })} onChange={show} />
            <Button look={addresses.length > 0 ? "outline" : "solid"} onClick={() => setWriting({})}>
              {t("Add an address")}
            </Button>
          </>
        );
      }}
    </QueryView>
  );
}

type ListProps = Addresses & { onEdit: (id: string) => void; onChange: (addresses: Addresses) => void };

function AddressList({ addresses, onEdit, onChange }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, addresses.length);
  return (
    <ul ref={list} className="mb-8 grid gap-4 empty:hidden sm:grid-cols-2">
      {addresses.map((saved) => (
        <AddressCard key={saved.id} saved={saved} onEdit={() => onEdit(saved.id)} onChange={onChange} />
      ))}
    </ul>
  );
}
