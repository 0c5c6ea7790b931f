import { data } from "react-router";
import { NotFoundScreen } from "~/shell/not-found-screen.tsx";

/** Responds with 404 on the server; in the browser the screen is enough. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export const handle = { title: "Not found" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function NotFound() {
  return <NotFoundScreen />;
}
