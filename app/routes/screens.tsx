import { ErrorScreen } from "~/layout/error-screen.tsx";
import { Stage } from "~/screens/stage.tsx";
import type { Route } from "./+types/screens.ts";

/**
 * Around every screen, inside the shell: what fails in a screen is shown here. An error that reached the root would make
 * the browser draw the whole document anew, scripts and all, which the security policy forbids it.
 */
export default function Screens() {
  return <Stage />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
