import type { ComponentProps } from "react";
import { shop } from "../../../shop.config.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/**
 * A form sent by JavaScript. It never submits natively, so that input cannot end up in the URL; without JavaScript a
 * message replaces its fields.
 */
export function ScriptForm({ children, ...form }: Omit<ComponentProps<"form">, "method" | "action" | "noValidate">) {
  const { t } = useTranslation();
  return (
    <form method="dialog" noValidate {...form}>
      <noscript>
        <p>
          {t("This form needs JavaScript: please turn it on, or write to {{email}}.", { email: shop.company.email })}
        </p>
      </noscript>
      {children}
    </form>
  );
}
