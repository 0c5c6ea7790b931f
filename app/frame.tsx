import type { ReactNode } from "react";
import { FollowLinks } from "./instant/follow-links.tsx";
import { createLate } from "./shell/create-late.tsx";
import { Shell } from "./shell/shell.tsx";

const Late = createLate(() => import("./late.tsx").then((m) => m.Late));

/** The shell around every page, and what makes it quick. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <FollowLinks />
      <Shell>{children}</Shell>
      <Late />
    </>
  );
}
