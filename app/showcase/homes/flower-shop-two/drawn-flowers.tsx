/** The flowers that can be drawn. */
export type FlowerKind = "tulip" | "lavender" | "peony" | "hydrangea" | "sunflower" | "rose";

const around = (count: number) => Array.from({ length: count }, (_, i) => (360 / count) * i);

/** The florets of a hydrangea: place and radius. */
const clusters = [
  [0, 0, 14],
  [-16, -4, 11],
  [16, -4, 11],
  [-9, -17, 11],
  [9, -17, 11],
  [-10, 10, 10],
  [10, 10, 10],
] as const;

/** A flower's head, about 40 units wide, drawn around the end of its stem, in the colours of goods. */
export function FlowerHead({ kind }: { kind: FlowerKind }) {
  switch (kind) {
    case "tulip":
      return (
        <>
          <path
            className="fill-(--dot-orange)"
            d="m-12 6c-5-16 1-24 5-28 2 6 4 8 7 10 3-2 5-4 7-10 4 4 10 12 5 28-6 8-18 8-24 0z"
          />
          <path className="fill-(--dot-terracotta)" d="m-6 10c-5-12 1-24 6-30 5 6 11 18 6 30-4 3-8 3-12 0z" />
        </>
      );
    case "lavender":
      return around(9).map((turn, i) => (
        <ellipse
          key={turn}
          className={i % 2 ? "fill-(--dot-purple)" : "fill-(--dot-blue)"}
          cx={i % 2 ? 3 : -3}
          cy={12 - i * 5}
          rx="4"
          ry="5"
        />
      ));
    case "hydrangea":
      return clusters.map(([x, y, r], i) => (
        <circle
          key={`${x} ${y}`}
          className={`stroke-paper ${i % 3 === 1 ? "fill-(--dot-purple)" : "fill-(--dot-blue)"}`}
          strokeWidth="1.2"
          strokeDasharray="2 4"
          cx={x}
          cy={y}
          r={r}
        />
      ));
    case "sunflower":
      return (
        <>
          {around(14).map((turn) => (
            <ellipse
              key={turn}
              className="fill-(--dot-yellow)"
              cy="-15"
              rx="4.5"
              ry="10"
              transform={`rotate(${turn})`}
            />
          ))}
          <circle className="fill-(--dot-brown)" r="10" />
          <circle className="fill-(--dot-black)" r="5" />
        </>
      );
    default:
      return <RoundHead petals={kind === "peony" ? 9 : 6} />;
  }
}

/** A rose, or with more petals a peony. */
function RoundHead({ petals }: { petals: number }) {
  return (
    <>
      {around(petals).map((turn) => (
        <circle
          key={turn}
          className="fill-(--dot-pink) stroke-(--dot-red)"
          strokeOpacity="0.35"
          cy="-10"
          r={petals > 6 ? 9 : 8}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className="fill-(--dot-pink)" r="9" />
      <path
        className="fill-none stroke-(--dot-red)"
        strokeOpacity="0.6"
        strokeWidth="1.5"
        d="m-5 2c0-6 9-7 9-1 0 4-6 4-6 0M-8 3c1 8 15 8 16-2"
      />
    </>
  );
}
