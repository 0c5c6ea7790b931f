import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";

type CheckoutStepProps = { number: number; title: string; children: ReactNode };

/** A numbered checkout step. */
export function CheckoutStep({ number, title, children }: CheckoutStepProps) {
  const { t } = useTranslation("checkout");
  const id = `step-${number}`;
  return (
    <section aria-labelledby={id} className="border-t border-line py-8 first:border-t-0 first:pt-0">
      <h2 id={id} className="mb-5 flex items-baseline gap-3 text-2xl">
        <span className="sr-only">{t("Step {{number}}: {{title}}", { number, title })}</span>
        <span aria-hidden className="text-muted tabular-nums">
          {number}
        </span>
        <span aria-hidden>{title}</span>
      </h2>
      {children}
    </section>
  );
}
