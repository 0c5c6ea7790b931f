import type { ReactNode } from "react";
import { shop } from "../../../shop.config.ts";
import { type Tone, toneClasses } from "./tones.ts";

type NewsletterBandProps = {
  title: string;
  text: string;
  /** The form. */
  children: ReactNode;
  look?: "centred" | "split";
  tone?: Tone;
};

/** A newsletter invitation around its form; renders nothing if the shop has no newsletter. */
export function NewsletterBand({ title, text, children, look = "split", tone = "ground" }: NewsletterBandProps) {
  if (shop.newsletter === false) return null;
  const isSplit = look === "split";
  return (
    <section className={`letter last:-mb-12 ${toneClasses[tone]}`}>
      <div
        className={`wrap py-12 md:py-16 ${isSplit ? "grid items-center gap-8 md:grid-cols-2" : "max-w-2xl text-center"}`}
      >
        <div>
          <h2 className="text-3xl md:text-4xl">{title}</h2>
          <p className={`mt-3 max-w-md ${isSplit ? "" : "mx-auto mb-7"}`}>{text}</p>
        </div>
        {isSplit ? children : <div className="mx-auto max-w-md text-start">{children}</div>}
      </div>
    </section>
  );
}
