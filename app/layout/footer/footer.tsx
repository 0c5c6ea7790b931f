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

/** The footer of the open page, in the form its route sets; the legal links are in all of them. */
export function Footer() {
  const { footer = "columns" } = useRouteHandle();
  return (
    <footer className={footer === "none" ? "" : "mt-12"}>
      <div>
        {footer === "columns" && <Columns />}
        {footer === "dark" && <Columns look="dark" />}
        {footer === "centred" && <Centred />}
        {footer === "line" && <Line />}
        {footer === "none" && <Legal />}
      </div>
      <LanguageLinks />
    </footer>
  );
}
