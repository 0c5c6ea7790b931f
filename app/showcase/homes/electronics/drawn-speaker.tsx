import type { ReactNode } from "react";

/** Screen vectors of the drawing: a unit of width to the right, and one of depth towards the back. */
const WIDTH = { x: 0.5, y: -0.17 };
const DEPTH = { x: -0.86, y: -0.2 };

/** A place on a part's front, from its top left corner. */
function at(x: number, y: number, u: number, v: number, w = 0): string {
  return `${x + u * WIDTH.x + w * DEPTH.x} ${y + u * WIDTH.y + v + w * DEPTH.y}`;
}

type SlabProps = { x: number; y: number; depth: number; front: string; top: string; side: string };

/** A board of the speaker's width and height, seen from the front, above and the left. */
function Slab({ x, y, depth, front, top, side }: SlabProps) {
  const [w, h] = [SPEAKER.width, SPEAKER.height];
  return (
    <>
      <path
        className={side}
        d={`M${at(x, y, 0, 0)}L${at(x, y, 0, h)}L${at(x, y, 0, h, depth)}L${at(x, y, 0, 0, depth)}z`}
      />
      <path
        className={top}
        d={`M${at(x, y, 0, 0)}L${at(x, y, w, 0)}L${at(x, y, w, 0, depth)}L${at(x, y, 0, 0, depth)}z`}
      />
      <path className={front} d={`M${at(x, y, 0, 0)}L${at(x, y, w, 0)}L${at(x, y, w, h)}L${at(x, y, 0, h)}z`} />
    </>
  );
}

/** In the proportions of the product's dimensions. */
const SPEAKER = { width: 190, height: 310 };

/** Draws on a part's front as if one stood before it. */
function onFront(x: number, y: number): string {
  return `matrix(${WIDTH.x} ${WIDTH.y} 0 1 ${x} ${y})`;
}

/** Parts move apart from where they belong when the page opens. */
const parts = [
  "starting:[translate:230px_54px]",
  "starting:[translate:110px_26px]",
  "",
  "starting:[translate:-120px_-28px]",
  "starting:[translate:-240px_-56px]",
];

/** A shelf speaker taken apart along its axis; `lit` is the part that stands out, counted from the back. */
export function DrawnSpeaker({ lit }: { lit: number | undefined }) {
  const part = (i: number, drawn: ReactNode) => (
    <g
      className={`transition-[translate,opacity] duration-1000 ease-out motion-reduce:transition-none ${parts[i]} ${lit === undefined || lit === i ? "" : "opacity-25"}`}
    >
      {drawn}
    </g>
  );
  const wood = {
    front: "fill-(--dot-brown)",
    top: "fill-[color-mix(in_srgb,var(--dot-brown)_78%,var(--surface))]",
    side: "fill-[color-mix(in_srgb,var(--dot-brown)_80%,var(--ink))]",
  };
  const dark = { front: "fill-(--dot-black)", top: "fill-(--dot-grey)", side: "fill-ink" };
  return (
    <svg aria-hidden="true" viewBox="0 0 900 580" className="block w-full">
      <path
        className="fill-none stroke-accent"
        strokeDasharray="3 7"
        strokeWidth="1.5"
        d="M20 249L890 451M20 120L890 322"
      />
      {part(
        0,
        <>
          <Slab x={60} y={90} depth={12} {...dark} />
          <g transform={onFront(60, 90)}>
            <circle className="fill-(--dot-red)" cx="70" cy="200" r="13" />
            <circle className="fill-(--dot-grey)" cx="120" cy="200" r="13" />
          </g>
        </>,
      )}
      {part(
        1,
        <>
          <Slab x={340} y={155} depth={170} {...wood} />
          <path
            className="fill-[color-mix(in_srgb,var(--dot-brown)_45%,var(--ink))]"
            transform={onFront(340, 155)}
            d="M12 12h166v286H12z"
          />
        </>,
      )}
      {part(
        2,
        <g transform={onFront(500, 192)}>
          <path className="fill-(--dot-grey)" d="M40 150h110l-30 60H70z" opacity="0.6" />
          <circle className="fill-(--dot-grey)" cx="95" cy="195" r="72" />
          <circle className="fill-(--dot-cream)" cx="95" cy="195" r="62" />
          <circle className="fill-(--dot-sand)" cx="95" cy="195" r="22" />
        </g>,
      )}
      {part(
        3,
        <g transform={onFront(610, 218)}>
          <circle className="fill-(--dot-black)" cx="95" cy="66" r="40" />
          <circle className="fill-(--dot-orange)" cx="95" cy="66" r="19" />
        </g>,
      )}
      {part(
        4,
        <>
          <Slab x={760} y={253} depth={14} {...dark} />
          <g transform={onFront(760, 253)}>
            <circle className="fill-paper" cx="95" cy="66" r="34" />
            <circle className="fill-paper" cx="95" cy="195" r="64" />
            <path className="fill-(--dot-sand)" d="M70 286h50v5H70z" />
          </g>
        </>,
      )}
    </svg>
  );
}
