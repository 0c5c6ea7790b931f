import departments from "virtual:catalogue/departments";
import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { hasDepartments, kindLinks } from "../shop-links.ts";

/** Number of sub-categories listed per department. */
const SHOWN = 4;

/** The departments menu: every department with its sub-categories, or those of the only one, and a link to all. */
export function DepartmentsPanel() {
  const { t } = useTranslation();
  return (
    <>
      {hasDepartments ? <Departments /> : <Kinds />}
      <p className="mt-8 border-t border-line pt-5 font-medium">
        <Link to="/shop-grid-standard" className="hover:underline">
          {t("All products")}
        </Link>
      </p>
    </>
  );
}

function Departments() {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-4 gap-x-8 gap-y-7">
      {departments.map((department) => (
        <li key={department.slug} className="flex gap-4">
          <Picture
            path={department.picture}
            alt=""
            sizes="4.5rem"
            className="aspect-4/5 w-16 shrink-0 self-start rounded-base"
          />
          <div>
            <Link to={departmentPath(department.name)} className="inline-block py-0.5 font-medium hover:underline">
              {t(titleOf(department.name))}
            </Link>
            <ul className="mt-0.5 text-sm text-muted">
              {department.subCategories.slice(0, SHOWN).map((sub) => (
                <li key={sub.slug}>
                  <Link to={subCategoryPath(sub.name)} className="inline-block py-0.5 hover:text-ink hover:underline">
                    {t(titleOf(sub.name))}
                  </Link>
                </li>
              ))}
              {department.subCategories.length > SHOWN && (
                <li>
                  <Link
                    to={departmentPath(department.name)}
                    className="inline-block py-0.5 text-ink underline underline-offset-4 hover:no-underline"
                  >
                    <span className="sr-only">{`${t("{{label}}:", { label: t(titleOf(department.name)) })} `}</span>
                    {t("All {{number}}", { number: department.subCategories.length })}
                  </Link>
                </li>
              )}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The sub-categories of the only department. */
function Kinds() {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-4 gap-x-8 gap-y-7">
      {kindLinks.map(([to, name]) => (
        <li key={to}>
          <Link to={to} className="inline-block py-0.5 font-medium hover:underline">
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
