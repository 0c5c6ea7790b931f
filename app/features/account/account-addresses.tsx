import { useEffect, useRef, useState } from "react";
import { countryName } from "~/i18n/country-name.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { focusHeading } from "~/ui/focus-heading.ts";
import { showToast } from "~/ui/toast.store.ts";
import { useKeptFocus } from "~/ui/use-kept-focus.ts";
import { postJson } from "../api/api-client.ts";
import type { SavedAddress } from "./account.ts";
import { AddressForm } from "./address-form.tsx";
import { Asked } from "./asked.tsx";
import { SendFailure } from "./send-failure.tsx";
import { useAsked } from "./use-asked.ts";
import { useSend } from "./use-send.ts";

type Addresses = { addresses: SavedAddress[] };
/** Which one is being written: an id, or a new one. */
type Writing = { id?: string } | undefined;

/** The addresses of an account; the default one is filled in at checkout. */
export function AccountAddresses() {
  const { t } = useTranslation("account");
  const { question, reload, show } = useAsked<Addresses>("/api/account/addresses");
  const [writing, setWriting] = useState<Writing>();
  const wasWriting = useRef(false);
  // The form that has the focus goes: the heading takes it over, in view of what the form led to.
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
    <Asked question={question} onRetry={reload}>
      {({ addresses }) => {
        if (writing) {
          const saved = addresses.find(({ id }) => id === writing.id);
          return <AddressForm saved={saved} onDone={done} onLeave={() => setWriting(undefined)} />;
        }
        return (
          <>
            <p className="mb-6 max-w-xl text-muted">
              {t("The default address is filled in at checkout; you can change it there for each order.")}
            </p>
            <AddressList addresses={addresses} onEdit={(id) => setWriting({ id })} onChange={show} />
            <Button look={addresses.length > 0 ? "outline" : "solid"} onClick={() => setWriting({})}>
              {t("Add an address")}
            </Button>
          </>
        );
      }}
    </Asked>
  );
}

type ListProps = Addresses & { onEdit: (id: string) => void; onChange: (addresses: Addresses) => void };

function AddressList({ addresses, onEdit, onChange }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, addresses.length);
  return (
    <ul ref={list} className="mb-8 grid gap-4 empty:hidden sm:grid-cols-2">
      {addresses.map((saved) => (
        <AddressCard key={saved.id} saved={saved} onEdit={() => onEdit(saved.id)} onChange={onChange} />
      ))}
    </ul>
  );
}

type CardProps = { saved: SavedAddress; onEdit: () => void; onChange: (addresses: Addresses) => void };

function AddressCard({ saved, onEdit, onChange }: CardProps) {
  const { t, i18n } = useTranslation("account");
  const { send, failure } = useSend();
  const edit = useFocusWhen(saved.isDefault);
  const { id, address, isDefault } = saved;
  const { name, company, street, extra, postcode, city, country } = address;
  const path = `/api/account/addresses/${id}`;
  const lines = [company, street, extra, `${postcode} ${city}`, countryName(country, i18n.language)];
  const quiet = "min-h-11 underline underline-offset-4";
  const deleted = (left: Addresses) => {
    onChange(left);
    const run = () => void putBack(saved, onChange);
    showToast({ kind: "error", message: "Address deleted", words: "account", action: { label: "Undo", run } });
  };
  return (
    <li className="flex min-w-0 flex-col rounded-base border border-line bg-surface p-5">
      <p className="eyebrow min-h-5 max-sm:empty:hidden">{isDefault && t("Default address")}</p>
      <address className="mt-2 grow not-italic">
        <bdi className="font-medium">{name}</bdi>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <div className="mt-3 flex flex-wrap gap-x-5 text-sm">
        <button
          ref={edit}
          type="button"
          className={quiet}
          onClick={onEdit}
          aria-label={t("Edit the address {{street}}", { street })}
        >
          {t("Edit")}
        </button>
        <button
          type="button"
          className={quiet}
          onClick={() => void send(`${path}/delete`, {}, deleted)}
          aria-label={t("Delete the address {{street}}", { street })}
        >
          {t("Delete")}
        </button>
        {!isDefault && (
          <button
            type="button"
            className={quiet}
            onClick={() => void send(path, { address, isDefault: true }, onChange)}
            aria-label={t("Set as default: {{street}}", { street })}
          >
            {t("Set as default")}
          </button>
        )}
      </div>
      <SendFailure failure={failure} />
    </li>
  );
}

/** Its card is gone by now: what goes wrong is told by a notification. */
async function putBack({ address, isDefault }: SavedAddress, onChange: (addresses: Addresses) => void) {
  const answer = await postJson<Addresses>("/api/account/addresses", { address, isDefault });
  if (answer.ok) onChange(answer.data);
  else showToast({ kind: "error", message: answer.message, values: answer.values });
}

/** The button beside "Set as default", which goes once pressed: the focus that it had stays with the address. */
function useFocusWhen(isDefault: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isDefault);
  useEffect(() => {
    if (isDefault && !was.current && document.activeElement === document.body) button.current?.focus();
    was.current = isDefault;
  }, [isDefault]);
  return button;
}
