import { Eye, EyeOff } from "lucide";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { Icon } from "~/platform/ui/icon.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type">;

/** A password field with a show/hide button. `autoComplete` tells password managers which password it is. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("account");
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Field {...props} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none" dir="ltr" />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <Icon of={isShown ? EyeOff : Eye} size={16} />
        {t("Show password")}
      </button>
    </div>
  );
}
