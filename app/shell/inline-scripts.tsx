import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import loadFailureScript from "./load-failure.program.ts?program";

/**
 * Scrolls a reloaded page to where it was left, before hydration, and says if its scripts do not load. Browsers keep the text
 * that the server wrote.
 */
const scripts = import.meta.env.SSR
  ? `try{if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
const y=JSON.parse(sessionStorage.getItem("react-router-scroll-positions")||"{}")[history.state.key];
if(typeof y==="number")scrollTo(0,y)}catch{}
${loadFailureScript}`
  : "";

/** What runs before the shop's scripts; with the router's `ScrollRestoration`, whose own throws where storage is refused. */
export function InlineScripts() {
  useScrollRestoration();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts }} />;
}
