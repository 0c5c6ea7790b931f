import { useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { postJson } from "~/platform/requests/api-client.ts";
import { useSend } from "~/platform/requests/use-send.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { addressLines } from "../delivery/address.ts";
import type { SavedAddress } from "./account.ts";
import { SendFailure } from "./send-failure.tsx";

/** The response to every address book change. */
export type Addresses = { addresses: SavedAddress[] };

type CardProps = { saved: SavedAddress; onEdit: () => void; onChange: (addresses: Addresses) => void };

/** A saved address with its actions. */
export function AddressCard({ saved, onEdit, onChange }: CardProps) {
  const { t, i18n } = useTranslation("account");
  const { send, failure } = useSend();
  const edit = useFocusWhen(saved.isDefault);
  const { id, address, isDefault } = saved;
  const { name, street } = address;
  const path = `/api/account/addresses/${id}`;
  const lines = addressLines({ ...address, name: "" }, i18n.language);
  const quiet = "min-h-11 underline underline-offset-4";
  const deleted = (left: Addresses) => {
    onChange(left);
    const action = { label: "Undo", run: () => void putBack(saved, onChange) };
    showToast({ kind: "error", message: "Address deleted", words: "account", action });
  };
  return (
    <li className="flex min-w-0 flex-col rounded-base border border-line bg-surface p-5">
      <p className="eyebrow min-h-5 max-sm:empty:hidden">{isDefault && t("Default address")}</p>
      <address className="mt-2 grow not-italic">
        <bdi className="font-medium">{name}</bdi>
        {lines.map((line) => (
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

/** Undoes a deletion. The card is unmounted by now, so a failure shows a toast: the only place left to try again. */
async function putBack(saved: SavedAddress, onChange: (addresses: Addresses) => void) {
  const { address, isDefault } = saved;
  const answer = await postJson<Addresses>("/api/account/addresses", { address, isDefault });
  if (answer.ok) return onChange(answer.data);
  const { message, values } = answer;
  const action = { label: "Try again", run: () => void putBack(saved, onChange) };
  showToast({ kind: "error", message, values, isLasting: true, action });
}

/** Ref of the edit button, which takes over the focus when the pressed "Set as default" button disappears. */
function useFocusWhen(isDefault: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isDefault);
  useEffect(() => {
    if (isDefault && !was.current && document.activeElement === document.body) button.current?.focus();
    was.current = isDefault;
  }, [isDefault]);
  return button;
}
