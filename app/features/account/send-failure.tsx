import { useTranslation } from "~/i18n/use-translation.tsx";
import type { ApiFailure } from "../shop/api-client.ts";

/** Says beside a button that what it asked for did not come through; nothing where it did. */
export function SendFailure({ failure }: { failure: ApiFailure | undefined }) {
  const { t } = useTranslation("account");
  if (!failure) return null;
  return (
    <p role="alert" className="mt-2 text-sm font-medium text-sale">
      {t(failure.message, { ...failure.values })}
    </p>
  );
}
