import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { ApiFailure } from "~/platform/requests/api-client.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Field } from "~/platform/ui/field.tsx";

type WithdrawalOrderCodeProps = {
  number: string;
  /** What is entered as the code; kept outside, so that it is still there after the next step and Back. */
  code: string;
  onCode: (code: string) => void;
  onLookUp: (code: string) => void;
  isLoading: boolean;
  failure: ApiFailure | undefined;
};

/** Shows the lines of an order by its code, for a partial withdrawal. Optional. */
export function WithdrawalOrderCode(props: WithdrawalOrderCodeProps) {
  const { number, code, onCode, onLookUp, isLoading, failure } = props;
  const { t } = useTranslation("checkout");
  const [wasEntered] = useState(code !== "");
  const [hasTried, setTried] = useState(false);
  const missing = !number.trim() ? "Enter the order number." : !code.trim() && "Enter the code.";
  const problem = hasTried && missing ? t(missing) : failure && t(failure.message, failure.values);
  const lookUp = () => {
    setTried(true);
    if (!missing && !isLoading) onLookUp(code.trim());
  };
  return (
    <details open={wasEntered} className="border-y border-line">
      <summary className="flex min-h-12 items-center justify-between font-medium after:content-['+'] in-open:after:content-['−']">
        {t("Only part of the order?")}
      </summary>
      <div className="space-y-3 pb-5">
        <p className="text-sm text-muted">
          {t("With the code from your confirmation e-mail we can show you the items to choose from.")}
        </p>
        <Field
          label={t("Code")}
          value={code}
          onChange={(event) => onCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Otherwise the whole form would be submitted, starting a withdrawal from the whole order.
            event.preventDefault();
            if (!event.repeat) lookUp();
          }}
          error={problem}
          kind="code"
        />
        <Button look="outline" onClick={lookUp} aria-disabled={isLoading}>
          {t("Show the items")}
        </Button>
      </div>
    </details>
  );
}
