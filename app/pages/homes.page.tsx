import { loadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { addressLinks } from "~/platform/urls/address-links.ts";
import { availableHomes } from "~/settings/available-homes.ts";
import type { HomeGroup } from "~/settings/homes.ts";
import { chooseHomes } from "~/showcase/homes/open-homes.ts";
import type { Route } from "./+types/homes.page.ts";

export const handle = {
  words: "homes",
  title: "All shop windows",
  description: "Every home page of the shop in a picture.",
} as const;

export function meta({ matches, location: { pathname, search } }: Route.MetaArgs) {
  return addressLinks({ origin: matches[0].loaderData.origin, address: pathname, search });
}

/** Loads nothing, but without a loader the server would leave rendering to the browser. */
export function loader() {
  return null;
}

export const clientLoader = () => loadWords("homes");

const homes = chooseHomes(availableHomes);

/** An index of all open home pages, with pictures, by group. */
export default function Homes() {
  const { t } = useTranslation("homes");
  const groups = [...new Set(homes.map(({ group }) => group))];
  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="text-4xl md:text-6xl">{t("All shop windows")}</h1>
      <p className="mt-4 max-w-xl text-lg text-muted">
        {t("One shop, {{count}} ways in. Look around; the one you enter by stays with you through the shop.", {
          count: homes.length,
        })}
      </p>
      {groups.map((group) => (
        <HomeGroupGrid key={group} group={group} />
      ))}
    </div>
  );
}

function HomeGroupGrid({ group }: { group: HomeGroup }) {
  const { t } = useTranslation("homes");
  return (
    <section className="mt-12">
      <h2 className="border-t border-line pt-4 text-2xl">{t(group)}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2 md:gap-x-6 lg:grid-cols-3">
        {homes
          .filter((home) => home.group === group)
          .map(({ key, path, title }) => (
            <li key={key}>
              <Link to={path} className="group block">
                <Picture
                  path={`homes/${key}@640`}
                  alt=""
                  width={640}
                  height={400}
                  sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 92vw"
                  isFirst={path === "/"}
                  className="h-auto w-full rounded-base border border-line transition-shadow group-hover:shadow-float"
                />
                <span className="mt-2.5 block leading-snug font-medium group-hover:underline">{t(title)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
