import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { sampleCatalogue } from "~/features/catalogue/test-catalogue.ts";
import { SearchStart } from "~/features/search/search-start.tsx";
import { WordsProvider } from "~/i18n/use-translation.tsx";
import { createWords } from "~/i18n/words.ts";
import { DepartmentIndex } from "~/sections/department-index.tsx";
import { WindowCollage } from "~/sections/window-collage.tsx";

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
  const { WordsProvider: Words } = await import("~/i18n/use-translation.tsx");
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

describe("the pages of a shop with one department", () => {
  const department = { name: "mugs", count: 3, from: 900, picture: undefined };

  test("do not list it as one of several", () => {
    expect(drawn(<DepartmentIndex departments={[department]} />)).toBe("");
    expect(drawn(<SearchStart isLost={false} departments={[department]} title="Best sellers" products={[]} />)).toBe(
      "",
    );
    expect(drawn(<DepartmentIndex departments={[department, { ...department, name: "tea" }]} />)).toContain("tea");
  });

  test("have shop windows that link to the products they show", async () => {
    const { products } = await sampleCatalogue().list({}, 400);
    const [first] = products;
    const same = products.filter(({ category }) => category[0] === first?.category[0]).slice(0, 2);
    const shown = hrefs(drawn(<WindowCollage title="" lead="" products={same} />));
    for (const { id } of same) expect(shown).toContain(`/product/${id}`);
    expect(hrefs(drawn(<WindowCollage title="" lead="" products={products} />)).join()).toContain("/categoryproduct/");
  });
});
