import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Field } from "~/ui/field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type">;

/** A field for a password, with a switch that shows what is typed. `autoComplete` tells password managers which one. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("account");
  const [isShown, setShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <div>
      <Field {...props} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none" dir="ltr" />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <Sign size={16} aria-hidden />
        {t("Show password")}
      </button>
    </div>
  );
}
