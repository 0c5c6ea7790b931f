import type { ComponentProps } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../shop.config.ts";

/**
 * A form that a script sends. By itself it sends nothing, so that what is typed never stands in an address; without
 * scripts it says so in the place of its fields.
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
