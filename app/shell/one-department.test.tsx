import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { SearchStart } from "~/features/search/search-start.tsx";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";

type Links = typeof import("./shop-links.ts");

const drawn = (screen: React.ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider words={createWords("en", {})}>{screen}</WordsProvider>
    </MemoryRouter>,
  );
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

/** Renders the menus of a shop with these departments and sub-categories. */
async function shopOf(departments: Record<string, readonly string[]>) {
  const made = Object.entries(departments).map(([name, subs]) => ({
    name,
    slug: name,
    count: 3,
    reduced: 0,
    picture: undefined,
    subCategories: subs.map((sub) => ({ name: sub, slug: sub, count: 1 })),
  }));
  vi.resetModules();
  vi.doMock("virtual:catalogue/departments", () => ({ default: made }));
  const links: Links = await import("./shop-links.ts");
  const { MainLinks } = await import("./header/main-links.tsx");
  const { DepartmentsPanel } = await import("./header/departments-panel.tsx");
  const { SideHeader } = await import("./header/side-header.tsx");
  const { WordsProvider: Words } = await import("~/platform/i18n/use-translation.tsx");
  const { MemoryRouter: Router } = await import("react-router");
  const draw = (screen: React.ReactNode) =>
    renderToStaticMarkup(
      <Router>
        <Words words={createWords("en", {})}>{screen}</Words>
      </Router>,
    );
  return {
    links,
    menu: draw(<MainLinks />),
    panel: hrefs(draw(<DepartmentsPanel />)),
    side: hrefs(draw(<SideHeader />)),
  };
}

describe("the menus of a shop with one department", () => {
  test("link to its sub-categories", async () => {
    const { menu, panel, side } = await shopOf({ mugs: ["small mugs", "large mugs"] });
    expect(menu).toContain("Categories");
    expect(menu).not.toContain("Departments");
    expect(panel).toEqual(["/subcategoryproduct/small-mugs", "/subcategoryproduct/large-mugs", "/shop-grid-standard"]);
    expect(side).toEqual(expect.arrayContaining(panel.slice(0, 2)));
    expect(side).not.toContain("/categoryproduct/mugs");
  });

  test("link to all products if there are no sub-categories to choose from", async () => {
    const { menu, side, links } = await shopOf({ mugs: ["mugs"] });
    expect(menu).not.toMatch(/Departments|Categories/);
    for (const shown of [hrefs(menu), side]) expect(shown).toContain("/shop-grid-standard");
    expect(links.kindLinks).toEqual([]);
  });

  test("list the departments if there are two", async () => {
    const { menu, panel, side } = await shopOf({ mugs: ["small mugs", "large mugs"], tea: [] });
    expect(menu).toContain("Departments");
    for (const shown of [panel, side]) {
      expect(shown).toContain("/categoryproduct/mugs");
      expect(shown).toContain("/categoryproduct/tea");
    }
  });
});

test("the search page of a shop with one department does not list it as one of several", () => {
  const department = { name: "mugs", count: 3, from: 900, picture: undefined };
  const start = <SearchStart isLost={false} departments={[department]} title="Best sellers" products={[]} />;
  expect(drawn(start)).toBe("");
});
