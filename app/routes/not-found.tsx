import { data } from "react-router";
import { NotFoundScreen } from "~/layout/not-found-screen.tsx";

/** Answers 404 on the server; in the browser the screen is enough. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export function meta() {
  return [{ title: "Not found" }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return <NotFoundScreen />;
}
