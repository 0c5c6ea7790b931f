import { departmentPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import type { Cents } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

type DepartmentIndexProps = {
  departments: readonly { name: string; count: number; from: number; picture: string | undefined }[];
};

/** Every department with its product count, lowest price and picture; renders nothing if there is only one. */
export function DepartmentIndex({ departments }: DepartmentIndexProps) {
  const { t } = useTranslation();
  if (departments.length < 2) return null;
  return (
    <div className="border-y border-line bg-ground/40 last:-mb-12 last:border-b-0">
      <Section title={t("The departments")}>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4 lg:max-xl:gap-x-6">
          {departments.map(({ name, count, from, picture }) => (
            <li key={name} className="border-t border-line">
              <Link to={departmentPath(name)} className="group flex items-center gap-4 py-4">
                <Picture
                  path={picture}
                  alt=""
                  sizes="6rem"
                  className="aspect-4/5 w-16 shrink-0 rounded-base md:w-24 lg:max-xl:w-16"
                />
                <span className="min-w-0">
                  <span className="block font-display text-xl leading-tight group-hover:underline">
                    {t(titleOf(name))}
                  </span>
                  <span className="block text-sm text-muted">{t("{{count}} products", { count })}</span>
                  <span className="block text-sm text-muted">
                    {`${t("from")} `}
                    <Money cents={from as Cents} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
