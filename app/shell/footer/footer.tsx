import { memo } from "react";
import { useRouteHandle } from "../route-handle.ts";
import { FooterCentred } from "./footer-centred.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterLine } from "./footer-line.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { LegalLine } from "./legal-line.tsx";

const Columns = memo(FooterColumns);
const Centred = memo(FooterCentred);
const Line = memo(FooterLine);
const Legal = memo(LegalLine);

/** The ground of the languages is that of the footer above them. */
const grounds = {
  columns: "bg-ground/50 text-muted",
  centred: "bg-ground/50 text-muted",
  dark: "bg-deep text-deep-ink/80",
  line: "text-muted",
  none: "text-muted",
};

/** The footer of the open page, in the form its route sets; the legal links are in all of them. */
export function Footer() {
  const { footer = "columns" } = useRouteHandle();
  return (
    <footer id="footer" className={footer === "none" ? "" : "mt-12"}>
      <div>
        {footer === "columns" && <Columns />}
        {footer === "dark" && <Columns look="dark" />}
        {footer === "centred" && <Centred />}
        {footer === "line" && <Line />}
        {footer === "none" && <Legal />}
      </div>
      <div className={grounds[footer]}>
        <LanguageLinks className={footer === "centred" ? "justify-center" : ""} />
      </div>
    </footer>
  );
}
