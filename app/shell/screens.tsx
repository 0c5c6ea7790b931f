import { Outlet } from "react-router";
import type { Route } from "./+types/screens.ts";
import { ErrorScreen } from "./error-screen.tsx";

/**
 * Wraps every screen inside the shell and shows its errors. An error that reached the root would make React render the
 * whole document again, including its scripts, which the content security policy forbids.
 */
export default function Screens() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
