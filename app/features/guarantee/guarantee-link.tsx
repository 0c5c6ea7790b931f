import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { GuaranteeDialogProps } from "./guarantee-dialog.tsx";

/** Page with the full text. */
const page = "/returnandrefund";

/** The reminder of the legal guarantee that EU law requires near products; opens its explanation. */
export function GuaranteeLink() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<GuaranteeDialogProps>>();
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    if (Loaded) return;
    import("./guarantee-dialog.tsx").then(
      ({ GuaranteeDialog }) => setLoaded(() => GuaranteeDialog),
      () => location.assign(page),
    );
  }
  return (
    <>
      <Link
        to={page}
        aria-haspopup="dialog"
        onClick={open}
        className="-my-1 inline-block py-1 underline underline-offset-4 hover:no-underline"
      >
        {t("Legal guarantee: 2 years")}
      </Link>
      {Loaded && <Loaded isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
