import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { EmptyJournal } from "./empty-journal.tsx";
import { JournalFilters } from "./journal-filters.tsx";
import { type JournalLayout, journalLayouts } from "./journal-layouts.ts";
import { JournalPaging } from "./journal-paging.tsx";
import { JournalTags } from "./journal-tags.tsx";
import type { JournalListing } from "./load-journal.ts";
import { PostCard } from "./post-card.tsx";

/** On wide screens filters and tags are a sidebar before or after the posts; without one, the tags follow the posts. */
const grids: Record<JournalLayout["sidebar"], { frame: string; filters: string; posts: string }> = {
  start: { frame: "lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-16", filters: "", posts: "pt-8 lg:pt-0" },
  end: {
    frame: "lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-x-16",
    filters: "max-lg:mt-12 max-lg:border-t max-lg:border-line max-lg:pt-8",
    posts: "",
  },
  none: { frame: "", filters: "", posts: "pt-8" },
};

/** A listing of the journal in one of its three layouts. */
export function JournalScreen({ listing }: { listing: JournalListing }) {
  const { t } = useTranslation("pages");
  const layout: JournalLayout = journalLayouts[listing.path];
  const grid = grids[layout.sidebar];
  const isColumn = layout.sidebar !== "none";
  if (listing.categories.length === 0) return <NoJournal listing={listing} />;
  const filters = (
    <div className={grid.filters}>
      <JournalFilters listing={listing} isColumn={isColumn} />
      {isColumn && <Topics listing={listing} isLine className="mt-3 lg:mt-10" />}
    </div>
  );
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      <h1 className="text-4xl md:text-6xl">{t("Journal")}</h1>
      <p className="mt-3 max-w-xl text-lg text-muted">{t("On choosing, using and mending things.")}</p>
      <div className={`mt-8 md:mt-12 ${grid.frame}`}>
        {layout.sidebar !== "end" && filters}
        <div className={grid.posts}>
          <ListingPosts listing={listing} layout={layout} />
          <JournalPaging listing={listing} />
        </div>
        {layout.sidebar === "end" && filters}
        {!isColumn && <Topics listing={listing} className="mt-12 border-t border-line pt-8" />}
      </div>
    </div>
  );
}

type TopicsProps = { listing: JournalListing; isLine?: boolean; className: string };

function Topics({ listing, isLine = false, className }: TopicsProps) {
  const { t } = useTranslation("pages");
  const { tags, path, query } = listing;
  return (
    <div className={className}>
      <h2 className={`eyebrow mb-4 font-text tracking-normal ${isLine ? "max-lg:sr-only" : ""}`}>{t("Topics")}</h2>
      <JournalTags names={tags.map((tag) => tag.name)} path={path} chosen={query.tag} isLine={isLine} />
    </div>
  );
}

/** The journal before its first post. */
function NoJournal({ listing }: { listing: JournalListing }) {
  const { t } = useTranslation("pages");
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      <h1 className="mb-8 text-4xl md:text-6xl">{t("Journal")}</h1>
      <EmptyJournal listing={listing} />
    </div>
  );
}

function ListingPosts({ listing, layout }: { listing: JournalListing; layout: JournalLayout }) {
  const { t } = useTranslation("pages");
  const { posts, total, query } = listing;
  const isFiltered = Boolean(query.q || query.category || query.tag || query.author);
  const hasLead = layout.hasLead && !isFiltered;
  const counted = t("{{count}} posts", { count: total });
  useAnnouncement(counted);
  const columns = layout.sidebar === "none" ? "lg:grid-cols-3" : "";
  return (
    <>
      <p className={isFiltered && total > 0 ? "mb-6 text-muted" : "sr-only"}>{counted}</p>
      {total === 0 && <EmptyJournal listing={listing} />}
      <ul className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 md:gap-y-16 ${columns}`}>
        {posts.map((post, i) => {
          const isLead = hasLead && i === 0;
          return (
            <li key={post.slug} className={isLead ? "sm:col-span-2 lg:col-span-3" : ""}>
              <PostCard post={post} isLead={isLead} isFirst={i === 0} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
