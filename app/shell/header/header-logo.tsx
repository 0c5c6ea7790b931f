import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../../shop.config.ts";

/** The shop's logo, or its name if it has none, linked to the home page. */
export function HeaderLogo({ className = "" }: { className?: string }) {
  const { logo, name } = shop;
  return (
    <Link
      to="/"
      className={`font-display text-[min(1.5rem,10vw)] leading-none font-(--display-weight) tracking-tight lg:text-[1.75rem] ${className}`}
    >
      {logo ? (
        <img src={logo.file} alt={name} width={logo.width} height={logo.height} className="block h-auto max-w-full" />
      ) : (
        name
      )}
    </Link>
  );
}
