import { FlowerHead, type FlowerKind } from "./drawn-flowers.tsx";

/** `stems` is how many stand in one bunch; `count` how many bunches were taken. */
export type Taken = { id: string; kind: FlowerKind; stems: number; count: number };

/** The most heads drawn for one bunch of a kind, and their size. */
const kinds: Record<FlowerKind, { most: number; size: number; reach: number }> = {
  tulip: { most: 9, size: 1.15, reach: 0.95 },
  lavender: { most: 12, size: 0.9, reach: 1.08 },
  peony: { most: 2, size: 1.9, reach: 0.82 },
  hydrangea: { most: 3, size: 1.9, reach: 0.78 },
  sunflower: { most: 5, size: 1.7, reach: 0.9 },
  rose: { most: 11, size: 1.15, reach: 0.86 },
};

/** Where the stems are tied, and how many are drawn at most. */
const TIE = { x: 200, y: 400 };
const MAX_DRAWN = 60;

/** A bunch as a drawing: every stem that is taken joins the fan above the tie. */
export function DrawnBunch({ taken }: { taken: readonly Taken[] }) {
  const heads = taken
    .flatMap(({ id, kind, stems, count }) =>
      Array.from({ length: Math.min(stems, kinds[kind].most) * count }, (_, i) => ({ key: `${id} ${i}`, kind, i })),
    )
    .slice(0, MAX_DRAWN)
    .map(({ key, kind, i }, at) => {
      // Golden sections spread any number of heads evenly, and leave those that are there in their place.
      const lean = ((((at + 1) * 0.618) % 1) - 0.5) * 1.9;
      // The more a stem leans, the shorter it is: the bunch is a dome, and the outermost heads are whole on a narrow screen.
      const dome = 1 + 0.7 * lean ** 2;
      const reach = ((215 + ((i * 0.382 + at * 0.13) % 1) * 105) * kinds[kind].reach) / dome;
      return { key, kind, lean, x: TIE.x + Math.sin(lean) * reach, y: TIE.y - Math.cos(lean) * reach };
    })
    .sort((a, b) => a.y - b.y);
  return (
    <svg aria-hidden="true" viewBox="0 0 400 520" className="mx-auto block h-full max-h-[40rem] w-full">
      <g className="fill-none stroke-(--dot-green)" strokeWidth="2.5" strokeLinecap="round">
        {heads.map(({ key, lean, x, y }) => (
          <path
            key={key}
            className="transition-opacity duration-500 starting:opacity-0 motion-reduce:transition-none"
            d={`M${TIE.x - Math.sin(lean) * 75} ${TIE.y + 96}L${TIE.x} ${TIE.y}Q${TIE.x + Math.sin(lean) * 60} ${TIE.y - 110} ${x} ${y}`}
          />
        ))}
      </g>
      {heads.map(({ key, kind, lean, x, y }) => (
        <g key={key} transform={`translate(${x} ${y}) rotate(${lean * 40}) scale(${kinds[kind].size})`}>
          <g className="origin-center transition-[opacity,scale] duration-500 ease-out [transform-box:fill-box] starting:scale-50 starting:opacity-0 motion-reduce:transition-none">
            <FlowerHead kind={kind} />
          </g>
        </g>
      ))}
      <path
        className="fill-(--dot-sand)"
        d="M92 268c40 30 70 84 92 132h32c22-48 52-102 92-132l-14 62c-22 30-46 54-66 82h-56c-20-28-44-52-66-82z"
      />
      <path className="fill-(--dot-cream)" fillOpacity="0.75" d="M92 268c46 26 92 92 124 144h-44c-18-30-44-52-66-82z" />
      <path className="fill-none stroke-accent" strokeWidth="9" strokeLinecap="round" d="M174 408h52" />
      <path
        className="fill-none stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        d="M200 410c-18 20-30 24-34 42M200 410c14 22 26 26 30 46"
      />
    </svg>
  );
}
