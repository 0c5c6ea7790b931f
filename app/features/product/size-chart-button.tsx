import { Ruler } from "lucide";
import { useState } from "react";
import { moneyForms } from "~/generated/intl.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import type { SizeChart } from "../catalogue/product.ts";

/** Button that opens a product's size chart. */
export function SizeChartButton({ chart }: { chart: SizeChart }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm underline underline-offset-4 hover:no-underline"
      >
        <Icon of={Ruler} size={15} strokeWidth={1.6} />
        {t("Size chart")}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t(chart.title)}>
        <SizeTable chart={chart} />
      </Dialog>
    </>
  );
}

function SizeTable({ chart }: { chart: SizeChart }) {
  const { t, i18n } = useTranslation();
  const decimal = moneyForms[i18n.language]?.decimal ?? ".";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must be scrollable by keyboard
    <section className="overflow-x-auto" aria-label={t(chart.title)} tabIndex={0}>
      <table className="w-full text-start text-sm tabular-nums">
        <thead>
          <tr className="border-b border-ink">
            {chart.columns.map((column) => (
              <th key={column} scope="col" className="py-3 pe-4 text-start font-medium">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {chart.rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" className="py-3 pe-4 text-start font-medium whitespace-nowrap">
                {name}
              </th>
              {values.map((value, i) => (
                <td key={chart.columns[i + 1]} className="py-3 pe-4 whitespace-nowrap">
                  {value.replace(/(\d)\.(\d)/g, `$1${decimal}$2`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
