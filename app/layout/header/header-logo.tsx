import { Link } from "react-router";
import { shop } from "../../../shop.config.ts";

/** The shop's name, the way home. */
export function HeaderLogo({ className = "" }: { className?: string }) {
  return (
    <Link
      to="/"
      className={`font-display text-2xl leading-none font-(--display-weight) tracking-tight lg:text-[1.75rem] ${className}`}
    >
      {shop.name}
    </Link>
  );
}
