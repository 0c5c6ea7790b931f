import { type ComponentType, lazy } from "react";

/** Where a list does not come, the foot of the screen leads to all that is in it. */
const nothing = () => ({ default: () => null });

/** The open menu of departments, fetched when it is first asked for. */
export const LateDepartments = lazy<ComponentType>(() =>
  import("./departments-panel.tsx").then((m) => ({ default: m.DepartmentsPanel }), nothing),
);

/** The open menu of home pages, fetched when it is first asked for. */
export const LateHomes = lazy<ComponentType>(() =>
  import("./homes-list.tsx").then((m) => ({ default: m.HomesList }), nothing),
);
