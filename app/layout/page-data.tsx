import { useMatches } from "react-router";
import { PAGE_DATA, textOfPacked } from "./packed.ts";

/** Browsers keep the text that the server wrote. */
const usePackedText = import.meta.env.SSR
  ? () => textOfPacked(useMatches().map(({ loaderData }) => loaderData))
  : () => "";

/** The packed data of a server-rendered screen. */
export function PageData() {
  const text = { __html: usePackedText() };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own without `<`, which no browser runs
  return <script id={PAGE_DATA} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={text} />;
}
