import { type ComponentType, lazy } from "react";
import type { HomesListProps } from "./homes-list.tsx";

/** If a list fails to load, the page's footer links to everything in it. */
const nothing = () => ({ default: () => null });

/** The departments menu, loaded when first opened. */
export const LazyDepartments = lazy<ComponentType>(() =>
  import("./departments-panel.tsx").then((m) => ({ default: m.DepartmentsPanel }), nothing),
);

/** The menu of home pages, loaded when first opened. */
export const LazyHomes = lazy<ComponentType<HomesListProps>>(() =>
  import("./homes-list.tsx").then((m) => ({ default: m.HomesList }), nothing),
);
