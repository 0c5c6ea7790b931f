import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** Scrolls a reloaded page to where it was left, before hydration. Browsers keep the text that the server wrote. */
const early = import.meta.env.SSR
  ? `try{if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
const y=JSON.parse(sessionStorage.getItem("react-router-scroll-positions")||"{}")[history.state.key];
if(typeof y==="number")scrollTo(0,y)}catch{}`
  : "";

/** The router's `ScrollRestoration`, whose script throws where the browser refuses storage. */
export function KeepScroll() {
  useScrollRestoration();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />;
}
