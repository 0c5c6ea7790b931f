import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Message } from "~/platform/i18n/words.ts";

/** The error message of a failed request about an order. */
export function RequestProblem({ problem }: { problem: Message | undefined }) {
  const { t } = useTranslation("checkout");
  return (
    problem && (
      <p role="alert" className="mt-2 text-sm font-medium text-sale">
        {t(problem.message, problem.values)}
      </p>
    )
  );
}
