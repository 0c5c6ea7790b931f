import { expect, test } from "vitest";
import { planHouse } from "./house-plan.ts";

test.each([1, 2, 3, 4, 7, 16])("%i rooms fill every floor of a house from wall to wall", (rooms) => {
  const plan = planHouse(rooms);
  expect(plan).toHaveLength(rooms);
  const floors = new Map<number, number>();
  for (const { floor, columns } of plan) floors.set(floor, (floors.get(floor) ?? 0) + columns);
  expect([...floors.values()]).toEqual([...floors].map(() => 6));
});

test("a house of three floors has a cellar, a lower one has none", () => {
  expect(planHouse(6).map(({ floor }) => floor)).toEqual([1, 1, 0, 0, 0, -1]);
  expect(planHouse(5).map(({ floor, isCellar }) => [floor, isCellar])).toEqual([
    [1, false],
    [1, false],
    [0, false],
    [0, false],
    [0, false],
  ]);
});
