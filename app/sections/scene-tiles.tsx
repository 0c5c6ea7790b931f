import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";

type SceneTilesProps = {
  /** `scene` is a picture path under `scenes/`; the first two are large. */
  tiles: readonly { scene: string; label: string; to: string }[];
};

const spans = ["col-span-2 md:col-span-3", "md:col-span-3"];

/** Rooms to explore: two large scenes, then the smaller ones, each linking to what it shows. */
export function SceneTiles({ tiles }: SceneTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-6 md:gap-4">
      {tiles.map(({ scene, label, to }, i) => (
        <li key={scene} className={spans[i] ?? "md:col-span-2"}>
          <Link to={to} className="group relative block overflow-hidden rounded-base bg-ground">
            <Picture
              path={scene}
              alt=""
              width={1440}
              height={960}
              sizes={i < 2 ? "(min-width: 48rem) 46vw, 94vw" : "(min-width: 48rem) 30vw, 94vw"}
              className={`w-full transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none ${i === 0 ? "aspect-3/2" : "aspect-square md:aspect-3/2"}`}
            />
            <span className="absolute start-3 bottom-3 rounded-base bg-surface px-3 py-1.5 text-sm font-medium text-ink">
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
