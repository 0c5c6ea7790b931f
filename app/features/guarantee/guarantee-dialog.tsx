import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../../shop.config.ts";
import { officialNotice } from "./official-notice.ts";
import { OfficialNotice } from "./official-notice-picture.tsx";

export type GuaranteeDialogProps = { isOpen: boolean; onClose: () => void };

const link = "underline underline-offset-4 hover:no-underline";

/** Explains the legal guarantee of conformity in plain words, with the official notice if the shop provides it. */
export function GuaranteeDialog({ isOpen, onClose }: GuaranteeDialogProps) {
  const { t, i18n } = useTranslation();
  const { legalName, email } = shop.company;
  const notice = officialNotice(i18n.language);
  const parts = [
    {
      name: t("What it covers"),
      text: t(
        "Goods that are not as described, do not do what such goods do, or have a fault that was there on delivery, even where it shows only later.",
      ),
    },
    {
      name: t("How long"),
      text: t(
        "At least two years from delivery; the law of some countries gives you longer. A fault that shows within the first year is taken to have been there from the start.",
      ),
    },
    {
      name: t("What you can ask for"),
      text: t(
        "Repair or replacement, as you choose, free of charge and within a reasonable time. Where that is impossible, refused or fails, a lower price or your money back.",
      ),
    },
    {
      name: t("Whom you ask"),
      text: t(
        "Us: {{seller}}, {{email}}. A guarantee of the maker, where there is one, comes on top and takes nothing from this.",
        { seller: legalName, email },
      ),
    },
  ];
  return (
    <Dialog kind="drawer-end" isOpen={isOpen} onClose={onClose} title={t("Legal guarantee: 2 years")}>
      <div className="space-y-5 text-base">
        {notice && <OfficialNotice file={notice} />}
        <p>
          {t(
            "Everything new that you buy here is covered by the legal guarantee of conformity, everywhere in the European Union. The seller gives it, and it costs you nothing.",
          )}
        </p>
        <dl className="space-y-5">
          {parts.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <Link to="/returnandrefund" className={link}>
            {t("Returns and refunds")}
          </Link>
          <Link to="/terms" className={link}>
            {t("Terms")}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
