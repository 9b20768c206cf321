import { lineBetween, resample, sampleCurve } from '../pages/map/curves.ts';
import type { MapData, MapPlace, MapWater } from '../pages/map/map-data.ts';
import type { MapPoint } from '../pages/map/projection.ts';
import { INK, INK_SOFT, MAP_WATER, type Mark, PAPER, type PathStep, polyline } from '../printed/marks.ts';

type Line = readonly MapPoint[];

const STREET = { main: 9, minor: 6.5 } as const;
const CASING = 2.4;
/** Lines in the water: share of the width from a bank, and weight. */
const WATER_LINES = [
  [0.1, 1],
  [0.22, 0.8],
  [0.36, 0.6],
] as const;
const BANK_POINTS = 60;

/**
 * The ground of a city's map without a word or a landmark: its waters, streets, bridges and squares. `scale`: of
 * the map's own units.
 */
export function groundMarks(
  { waters = [], streets = [], bridges = [], squares = [] }: MapData,
  project: (place: MapPlace) => MapPoint,
  scale: number,
): readonly Mark[] {
  const pointsOf = (line: readonly MapPlace[]) => line.map((place) => project(place));
  const curveOf = (line: readonly MapPlace[]) => sampleCurve(pointsOf(line), 8);
  const stroke = (steps: readonly PathStep[], width: number, ink: string): Mark => ({
    kind: 'path',
    steps,
    width: width * scale,
    ink,
  });
  const waterMarks = ({ left, right }: MapWater): readonly Mark[] => {
    const [one, other] = [left, right].map((bank) => resample(curveOf(bank), BANK_POINTS)) as [Line, Line];
    const between = (share: number, weight: number): Mark =>
      stroke(polyline(lineBetween(one, other, share)), weight, INK);
    return [
      { kind: 'path', steps: polyline([...one, ...other.toReversed()], true), fill: MAP_WATER },
      ...WATER_LINES.flatMap(([share, weight]) => [between(share, weight), between(1 - share, weight)]),
      ...[one, other].map((bank) => stroke(polyline(bank), 2.2, INK)),
    ];
  };
  const roads = [
    ...streets.map(({ line, width = 'minor' }) => ({ steps: polyline(curveOf(line)), width: STREET[width] })),
    ...bridges.map(({ line }) => ({ steps: polyline(pointsOf(line)), width: STREET.minor })),
  ];
  return [
    ...waters.flatMap(waterMarks),
    ...roads.map(({ steps, width }) => stroke(steps, width, INK_SOFT)),
    ...squares.map(({ ring }) => stroke(polyline(pointsOf(ring), true), CASING, INK_SOFT)),
    ...squares.map(({ ring }): Mark => ({
      kind: 'path',
      steps: polyline(pointsOf(ring), true),
      fill: PAPER,
    })),
    ...roads.map(({ steps, width }) => stroke(steps, width - CASING, PAPER)),
  ];
}
