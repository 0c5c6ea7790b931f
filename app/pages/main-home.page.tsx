import { redirect } from "react-router";

function leadToMain(request: Request) {
  return redirect(`/${new URL(request.url).search}`, 301);
}

/** The main home page's own URL; redirects to `/`. */
export function loader({ request }: { request: Request }) {
  return leadToMain(request);
}

export function clientLoader({ request }: { request: Request }) {
  return leadToMain(request);
}
