import { describe, expect, test } from "vitest";
import { hasSeveralHomes } from "../../settings/has-several-homes.ts";
import { homes } from "../../settings/homes.ts";
import { chooseHomes, fileOf, homeMistakes } from "./open-homes.ts";

const pathsOf = (choice: Parameters<typeof chooseHomes>[0]) => chooseHomes(choice).map(({ path }) => path);

describe("the home pages that an owner opens", () => {
  test("the main one is at / and all others at their own URLs", () => {
    const chosen = chooseHomes({ main: "plants", open: "all" });
    expect(chosen[0]).toMatchObject({ key: "plants", path: "/", theme: "plants" });
    expect(chosen).toHaveLength(homes.length);
    expect(new Set(chosen.map(({ path }) => path)).size).toBe(homes.length);
    expect(chosen.find(({ key }) => key === "department-store")?.path).toBe("/home-department-store");
    expect(fileOf(chosen[0])).toBe("showcase/homes/plants.tsx");
  });

  test("closed ones have no URL, and the main one is open without being listed", () => {
    expect(pathsOf({ main: "plants", open: ["fashion", "plants", "kids-fashion"] })).toEqual([
      "/",
      "/home-fashion",
      "/home-kids-fashion",
    ]);
    expect(pathsOf({ main: "cake-shop", open: [] })).toEqual(["/"]);
  });

  test("the index of home pages is offered only if there are several", () => {
    expect(hasSeveralHomes({ homes: { main: "plants", open: "all" } })).toBe(true);
    expect(hasSeveralHomes({ homes: { main: "plants", open: ["fashion"] } })).toBe(true);
    expect(hasSeveralHomes({ homes: { main: "plants", open: ["plants"] } })).toBe(false);
    expect(hasSeveralHomes({ homes: { main: "plants", open: [] } })).toBe(false);
  });

  test.each([
    [{ main: "plant", open: "all" as const }, 'homes.main is "plant": write one of '],
    [{ main: "plants", open: ["fashion", "toys"] }, 'homes.open[1] is "toys": write one of'],
    [{ main: "plants", open: ["fashion", "fashion"] }, 'homes.open[1] is "fashion" once more: write it once'],
  ])("a mistake is reported with its field: %j", (choice, words) => {
    expect(homeMistakes(choice)).toEqual([expect.stringContaining(`shop.config.ts: ${words}`)]);
    expect(() => chooseHomes(choice)).toThrow(words);
  });
});
