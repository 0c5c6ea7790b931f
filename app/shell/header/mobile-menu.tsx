import departments from "virtual:catalogue/departments";
import { ChevronDown } from "lucide";
import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { allLink, hasDepartments, kindLinks, shopLinks } from "../shop-links.ts";
import { HomesFold } from "./homes-fold.tsx";
import { LocaleFields } from "./locale-fields.tsx";
import { closeMobileMenu, useMobileMenu } from "./mobile-menu.store.ts";

/** Returns whether a link leads to products, like new arrivals or the sale: what is bought most comes first. */
const leadsToGoods = ([to]: (typeof shopLinks)[number]) => to.startsWith(`${allLink[0]}?`);

const entry = "flex min-h-12 items-center border-b border-line font-medium";

/** The whole menu for narrow screens. */
export function MobileMenu() {
  const { t } = useTranslation();
  const isOpen = useMobileMenu((menu) => menu.isOpen);
  // Departments fill the screen, so the shopper's own pages stay within reach of the thumb.
  const footer = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/my-account" look="outline" className="flex-1" onClick={closeMobileMenu}>
        {t("Account")}
      </ButtonLink>
      <ButtonLink to="/compare" look="outline" className="flex-1" onClick={closeMobileMenu}>
        {t("Comparison")}
      </ButtonLink>
    </div>
  );
  return (
    <Dialog isOpen={isOpen} onClose={closeMobileMenu} title={t("Menu")} kind="drawer-start" footer={footer}>
      <nav aria-label={t("Main menu")} className="-mt-4">
        <Entries links={shopLinks.filter(leadsToGoods)} />
        {hasDepartments ? <Departments /> : <Entries links={kindLinks} />}
        <Entries links={[allLink]} />
        <HomesFold />
        <Entries links={shopLinks.filter((link) => !leadsToGoods(link))} />
      </nav>
      <div className="pt-6">
        <LocaleFields place="menu" />
      </div>
    </Dialog>
  );
}

function Entries({ links }: { links: typeof shopLinks }) {
  const { t } = useTranslation();
  return links.map(([to, name]) => (
    <Link key={to} to={to} onClick={closeMobileMenu} className={entry}>
      {t(name)}
    </Link>
  ));
}

/** The departments with their sub-categories; only one is open at a time. */
function Departments() {
  const { t } = useTranslation();
  return departments.map((department) => (
    <details key={department.slug} name="departments" className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between font-medium">
        {t(titleOf(department.name))}
        <Icon of={ChevronDown} size={18} className="group-open:rotate-180" />
      </summary>
      <ul className="pb-3 ps-4">
        <li>
          <Link to={departmentPath(department.name)} onClick={closeMobileMenu} className="flex min-h-11 items-center">
            {t("All of {{name}}", { name: t(titleOf(department.name)) })}
          </Link>
        </li>
        {department.subCategories.map((sub) => (
          <li key={sub.slug}>
            <Link
              to={subCategoryPath(sub.name)}
              onClick={closeMobileMenu}
              className="flex min-h-11 items-center text-muted"
            >
              {t(titleOf(sub.name))}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ));
}
