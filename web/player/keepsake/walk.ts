import type { PlayerView } from '../../../engine/public.ts';
import { lengthOf, resample, sampleCurve } from '../pages/map/curves.ts';
import type { MapPlace } from '../pages/map/map-data.ts';
import type { MapPoint } from '../pages/map/projection.ts';
import { capsule, centred, circle, type Mark, type PathStep, widthOf } from '../printed/marks.ts';

export type SheetStamp = NonNullable<PlayerView['stamps']>[number];

/** A postmark on a map, with the numbers of the steps that were solved there. */
interface Stop {
  readonly at: MapPoint;
  readonly numbers: readonly number[];
}

interface Walk {
  readonly stops: readonly Stop[];
  /** The stops in the order of the walk; one may come again. */
  readonly way: readonly MapPoint[];
}

const distance = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How near to a postmark another place shares it, in its radius. */
const REACH = 2.6;

/** The walk of these stamps on a sheet. `size`: radius of a postmark. */
export function walkOf(
  stamps: readonly SheetStamp[],
  project: (place: MapPlace) => MapPoint,
  size: number,
): Walk {
  const stops: { readonly at: MapPoint; readonly numbers: number[] }[] = [];
  const way: MapPoint[] = [];
  for (const { place, number } of stamps) {
    const [latitude, longitude] = place ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = project([latitude, longitude]);
    const near = stops.find(({ at }) => distance(at, point) < size * REACH);
    const stop = near ?? { at: point, numbers: [] };
    if (!near) stops.push(stop);
    if (number !== null) stop.numbers.push(number);
    if (way.at(-1) !== stop.at) way.push(stop.at);
  }
  return { stops, way };
}

/** « 3 », « 3-5 », « 3, 8 »; a star where only a scene beside the route was solved. */
function labelOf({ numbers }: Stop): string {
  const runs: number[][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const labels = runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : String(run[0])));
  return labels.join(', ') || '*';
}

interface WalkLook {
  /** Radius of a postmark; everything else is in proportion. */
  readonly size: number;
  /** Where a postmark of this half width is set for a place; there by default. */
  readonly set?: (at: MapPoint, half: number) => MapPoint;
  readonly ink: string;
  readonly paper: string;
}

/** Half the width of a postmark: that of a circle, unless its label is longer. */
const halfOf = (stop: Stop, size: number): number =>
  Math.max(size, widthOf(labelOf(stop), size * 1.1) / 2 + size * 0.5);

/** The middle of its postmark. */
const middleOf = (stop: Stop, { size, set }: WalkLook): MapPoint =>
  set?.(stop.at, halfOf(stop, size)) ?? stop.at;

function stopMarks(stop: Stop, look: WalkLook): readonly Mark[] {
  const { size, ink, paper } = look;
  const { x, y } = middleOf(stop, look);
  const half = halfOf(stop, size);
  const inset = size * 0.2;
  return [
    { kind: 'path', steps: capsule(x, y, half, size), fill: paper, width: size * 0.13, ink },
    { kind: 'path', steps: capsule(x, y, half - inset, size - inset), width: size * 0.05, ink },
    centred(labelOf(stop), x, y + size * 0.36, size * 1.1, ink),
  ];
}

/** The dots of the line, where no postmark lies. */
function dots({ way, stops }: Walk, look: WalkLook): readonly PathStep[] {
  const { size } = look;
  const curve = sampleCurve(way);
  const isFree = (point: MapPoint): boolean =>
    stops.every((stop) => {
      const { x, y } = middleOf(stop, look);
      return Math.abs(point.x - x) > halfOf(stop, size) + size * 0.3 || Math.abs(point.y - y) > size * 1.25;
    });
  const even = resample(curve, Math.round(lengthOf(curve) / (size * 0.62)) + 1);
  return even.filter(isFree).flatMap(({ x, y }) => circle(x, y, size * 0.16));
}

/** A walk in ink: a dotted line, and a numbered postmark at each stop. */
export const walkMarks = (walk: Walk, look: WalkLook): readonly Mark[] => [
  { kind: 'path', steps: dots(walk, look), fill: look.ink },
  ...walk.stops.flatMap((stop) => stopMarks(stop, look)),
];
