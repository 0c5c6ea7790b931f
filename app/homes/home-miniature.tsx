import samples from "~/themes/theme-samples.json";
import type { Sketch } from "./homes.ts";

type Sample = Record<"paper" | "ground" | "stage" | "stage-ink" | "ink" | "accent" | "accent-ink" | "d", string> & {
  width: number;
};

const WIDTH = 320;
const HEIGHT = 200;

/** A home page in miniature: its palette, two letters of its display face and the kind of its hero, drawn. */
export function HomeMiniature({ theme, sketch }: { theme: string; sketch: Sketch }) {
  const sample = (samples as unknown as Record<string, Sample>)[theme];
  if (!sample) return null;
  const { paper, ink, accent } = sample;
  const side = sketch === "side" ? 64 : 0;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full">
      <rect width={WIDTH} height={HEIGHT} fill={paper} />
      <Hero sample={sample} sketch={sketch} />
      {side > 0 ? (
        <g fill={ink}>
          <rect x={14} y={16} width={30} height={5} />
          {[40, 52, 64, 76].map((y) => (
            <rect key={y} x={14} y={y} width={24} height={2.5} opacity={0.5} />
          ))}
        </g>
      ) : (
        <g fill={ink}>
          <rect x={14} y={10} width={32} height={5} />
          <rect x={250} y={11} width={20} height={3} opacity={0.6} />
          <rect x={276} y={11} width={8} height={3} opacity={0.6} />
          <circle cx={300} cy={12.5} r={4} fill={accent} />
        </g>
      )}
      {[0, 1, 2, 3].map((i) => (
        <rect
          key={i}
          x={side + 14 + i * ((WIDTH - side - 28 + 8) / 4)}
          y={164}
          width={(WIDTH - side - 28 + 8) / 4 - 8}
          height={36}
          fill={i === 1 ? sample.ground : sample.stage}
        />
      ))}
    </svg>
  );
}

/** Where the picture of the hero lies: x, y, width, height; and where the letters stand. */
const fields: Record<Sketch, { picture: readonly [number, number, number, number]; at: readonly [number, number] }> = {
  split: { picture: [160, 24, 160, 128], at: [22, 110] },
  bleed: { picture: [0, 24, 320, 128], at: [22, 112] },
  framed: { picture: [14, 28, 292, 122], at: [32, 112] },
  overlay: { picture: [0, 0, 320, 152], at: [22, 118] },
  side: { picture: [64, 0, 256, 152], at: [84, 110] },
  collage: { picture: [234, 32, 72, 118], at: [18, 112] },
  grid: { picture: [14, 28, 140, 122], at: [30, 112] },
  letter: { picture: [0, 0, 0, 0], at: [116, 112] },
  poster: { picture: [0, 24, 320, 128], at: [18, 128] },
};

function Hero({ sample, sketch }: { sample: Sample; sketch: Sketch }) {
  const { picture, at } = fields[sketch];
  const [x, y, width, height] = picture;
  const isPoster = sketch === "poster";
  const isWide = width > 200 && !isPoster;
  const size = isPoster ? 1.25 : 0.85;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={isPoster ? sample.accent : isWide ? sample.ground : sample.stage}
      />
      {isWide && <rect x={x + width * 0.62} y={y} width={width * 0.38} height={height} fill={sample.stage} />}
      {sketch === "grid" && (
        <g fill={sample.ground}>
          <rect x={162} y={28} width={68} height={57} />
          <rect x={238} y={28} width={68} height={57} fill={sample.stage} />
          <rect x={162} y={93} width={144} height={57} fill={sample.accent} />
        </g>
      )}
      {sketch === "collage" && (
        <g fill={sample.ground}>
          <rect x={154} y={32} width={72} height={55} />
          <rect x={154} y={95} width={72} height={55} fill={sample.accent} />
        </g>
      )}
      {!isPoster && <rect x={at[0]} y={at[1] + 14} width={44} height={12} rx={2} fill={sample.accent} />}
      <path
        d={sample.d}
        transform={`translate(${at[0]} ${at[1]}) scale(${size})`}
        fill={isPoster ? sample["accent-ink"] : sketch === "grid" ? sample["stage-ink"] : sample.ink}
      />
    </>
  );
}
