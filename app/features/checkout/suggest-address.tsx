import { type ReactNode, useEffect } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { announce } from "~/platform/ui/announce.ts";
import { meantAddress } from "./meant-address.ts";

type EmailField = { id: string; value: string; onChange: (event: { target: { value: string } }) => void };

/** Shows the e-mail address that was probably meant, as a button that takes it, or removes a former suggestion. */
export function suggestAddress(field: EmailField, show: (suggestion: ReactNode) => void): void {
  const meant = meantAddress(field.value);
  function take(value: string) {
    field.onChange({ target: { value } });
    show(undefined);
    document.getElementById(field.id)?.focus();
  }
  show(meant && <Suggestion meant={meant} onTake={() => take(meant)} />);
}

function Suggestion({ meant, onTake }: { meant: string; onTake: () => void }) {
  const { t } = useTranslation("checkout");
  const question = t("Did you mean {{address}}?", { address: meant });
  useEffect(() => announce(question), [question]);
  return (
    <button type="button" className="py-0.5 text-start text-ink underline" onClick={onTake}>
      {question}
    </button>
  );
}
