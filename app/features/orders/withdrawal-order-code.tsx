import { useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import type { ApiFailure } from "../shop/api-client.ts";

type WithdrawalOrderCodeProps = { onAsk: (code: string) => void; failure: ApiFailure | undefined };

/** For those who withdraw from a part: with the order's code its lines can be shown. Nobody has to. */
export function WithdrawalOrderCode({ onAsk, failure }: WithdrawalOrderCodeProps) {
  const { t } = useTranslation("checkout");
  const [code, setCode] = useState("");
  return (
    <details className="border-y border-line">
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
          onChange={(event) => setCode(event.target.value)}
          error={failure && t(failure.message, failure.values)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <Button look="outline" onClick={() => onAsk(code.trim())}>
          {t("Show the items")}
        </Button>
      </div>
    </details>
  );
}
